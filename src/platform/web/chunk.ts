import type { ComponentType } from 'react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { chunkTimeoutMs } from '../contract/limits.ts';
import type { PageMeta } from './page-meta.ts';

/** A part of the site's own code did not arrive: it failed, or took longer than 120 000 ms (specification §1). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  /** The message must not begin like the browser's own: the router would answer that one with a reload of its own. */
  constructor(cause: unknown) {
    super('A part of this page could not be loaded.', { cause });
  }
}

let lastIsGone = false;

/** Whether the part that failed last is no longer on the server, so that only a reload of the page helps. */
export function isOutdated(): boolean {
  return lastIsGone;
}

/** Wraps a dynamic import with the time-out; each call tries anew. Throws {@link ChunkLoadError}. */
export function chunk<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`not loaded after ${chunkTimeoutMs} ms`)), chunkTimeoutMs);
    });
    try {
      return await Promise.race([load(), late]);
    } catch (error) {
      lastIsGone = error instanceof Error && error.cause === 404;
      throw new ChunkLoadError(error);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** A module with a page; `describe` is for pages whose title depends on the address. */
export interface PageModule {
  Page: ComponentType;
  describe?: (params: Record<string, string>) => PageMeta;
}

interface LazyPage {
  readonly load: () => Promise<PageModule>;
  describe?: PageModule['describe'];
}

const lazyPages = new WeakMap<object, LazyPage>();

/** A route's component that is loaded when it is needed: the export `Page` of a module. */
export function lazyPage(load: () => Promise<PageModule>) {
  const page: LazyPage = { load };
  const fetchPart = chunk(load);
  const component = lazyRouteComponent(async () => {
    const module = await fetchPart();
    page.describe = module.describe;
    return module;
  }, 'Page');
  lazyPages.set(component, page);
  return component;
}

/** What is known of a component that {@link lazyPage} made; `describe` once it has arrived. */
export function lazyPageOf(component: object | undefined): LazyPage | undefined {
  return component && lazyPages.get(component);
}
