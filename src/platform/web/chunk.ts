import { type FunctionComponent, createElement, use } from 'react';
import { chunkTimeoutMs } from '../contract/limits.ts';
import { type AnyRead, readingOf } from '../contract/reading.ts';
import type { PageMeta } from './page-meta.ts';

/** A part of the site's own code did not load: it failed, or took longer than 120 000 ms (specification §1). */
export class ChunkLoadError extends Error {}

let lastIsGone = false;

/** Returns whether the part that failed last is no longer on the server, so that only a page reload helps. */
export function isOutdated(): boolean {
  return lastIsGone;
}

/** Wraps a dynamic import with a timeout; each call tries again. Throws {@link ChunkLoadError}. */
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
      // Set explicitly, because the build minifies the class name.
      throw new ChunkLoadError('ChunkLoadError', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * A module with a page and its metadata. The result of its `read` is available to the page (`usePageContent`) and
 * passed to `describe`; `params` are those of its address.
 */
export interface PageModule extends FrameModule {
  read?(reading: never): Promise<unknown>;
  describe(params: Record<string, string>, content: unknown): PageMeta;
}

/** A module that renders a frame around pages. */
interface FrameModule {
  Page: FunctionComponent;
}

interface LazyPage {
  readonly load: () => Promise<FrameModule>;
  /** Null until it is loaded. */
  module: (FrameModule & Partial<PageModule>) | null;
  failure: unknown;
}

const lazyPages = new WeakMap<object, LazyPage>();

interface LoaderContext {
  readonly context: { readonly read: AnyRead };
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Route options of a lazy page: its component, which has a `preload` until the page is loaded, and a loader that reads
 * the page's content once its module is loaded. `pageName` is added to the params of `read`.
 * The loader throws {@link ChunkLoadError}, the errors of `read`, and the router's not-found.
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

  /** Never rejects: a failure is thrown when the page is rendered. Each call after a failure tries again. */
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

/** State of a component that {@link lazyPage} created. */
export function lazyPageOf(component: object | undefined): Readonly<LazyPage> | undefined {
  return component && lazyPages.get(component);
}
