import type { ComponentType } from 'react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { chunkTimeoutMs } from '../contract/limits.ts';

/** A part of the site's own code did not arrive: it failed, or took longer than 120 000 ms (specification §1). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  /** The message must not begin like the browser's own: the router would answer that one with a reload of its own. */
  constructor(cause: unknown) {
    super('A part of this page could not be loaded.', { cause });
  }
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
      throw new ChunkLoadError(error);
    } finally {
      clearTimeout(timer);
    }
  };
}

const loads = new WeakMap<object, () => Promise<unknown>>();

/** A route's component that is loaded when it is needed: the export `Page` of a module. */
export function lazyPage(load: () => Promise<{ Page: ComponentType }>) {
  const component = lazyRouteComponent(chunk(load), 'Page');
  loads.set(component, load);
  return component;
}

/** The dynamic import behind a component of {@link lazyPage}; prerendering reads from it which file a page needs. */
export function loadOf(component: object): (() => Promise<unknown>) | undefined {
  return loads.get(component);
}
