import { type FunctionComponent, createElement, use } from 'react';
import { chunkTimeoutMs } from '../contract/limits.ts';
import { type AnyRead, readingOf } from '../contract/reading.ts';
import type { PageMeta } from './page-meta.ts';

/** A part of the site's own code did not arrive: it failed, or took longer than 120 000 ms (specification §1). */
export class ChunkLoadError extends Error {}

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
      timer = setTimeout(() => reject(new Error('late')), chunkTimeoutMs);
    });
    try {
      return await Promise.race([load(), late]);
    } catch (error) {
      lastIsGone = error instanceof Error && error.cause === 404;
      // Whose name is another one in what is built.
      throw new ChunkLoadError('ChunkLoadError', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * A module with a page, and what the page says of itself. What its `read` gives is what the page draws (`usePageContent`)
 * and what `describe` is told; `params` are those of its address.
 */
export interface PageModule extends FrameModule {
  read?(reading: never): Promise<unknown>;
  describe(params: Record<string, string>, content: unknown): PageMeta;
}

/** A module that draws something around pages. */
interface FrameModule {
  Page: FunctionComponent;
}

interface LazyPage {
  readonly load: () => Promise<FrameModule>;
  /** Null until it has arrived. */
  module: (FrameModule & Partial<PageModule>) | null;
  failure: unknown;
}

const lazyPages = new WeakMap<object, LazyPage>();

interface LoaderContext {
  readonly context: { readonly read: AnyRead };
  readonly params: Readonly<Record<string, string>>;
}

/**
 * What a route needs of a page that is loaded when it is needed: its component, which has a `preload` until the page is
 * there, and a loader that reads the page's content once its module is there; `pageName` is among the params that `read` is
 * given. The loader throws {@link ChunkLoadError}, what `read` throws, and the router's not-found.
 */
export function lazyPage(load: () => Promise<PageModule | FrameModule>, pageName?: string) {
  const page: LazyPage = { load, module: null, failure: null };
  const fetchPart = chunk(load);
  let fetching: Promise<void> | undefined;

  const Lazy: FunctionComponent & { preload?: () => Promise<void> } = () => {
    if (!page.module && !page.failure) use(preload());
    if (!page.module) throw page.failure;
    return createElement(page.module.Page);
  };
  Lazy.preload = preload;
  lazyPages.set(Lazy, page);

  /** Never rejects: what has failed is told when the page is drawn. Each call after a failure tries anew. */
  function preload(): Promise<void> {
    page.failure = null;
    fetching ??= fetchPage();
    return fetching;
  }

  async function fetchPage(): Promise<void> {
    try {
      page.module = await fetchPart();
      delete Lazy.preload;
    } catch (error) {
      page.failure = error;
      fetching = undefined;
    }
  }

  async function loader({ context: { read }, params }: LoaderContext): Promise<unknown> {
    await Lazy.preload?.();
    if (!page.module) throw page.failure;
    return page.module.read?.({ ...readingOf(read), params: { pageName, ...params } } as never);
  }
  return { component: Lazy, loader };
}

/** What is known of a component that {@link lazyPage} made. */
export function lazyPageOf(component: object | undefined): Readonly<LazyPage> | undefined {
  return component && lazyPages.get(component);
}
