import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError, makeCall } from '../../../platform/web/rpc.ts';
import type { SearchResult as SearchResultShape, searchRoutes } from '../contract.ts';

const call = makeCall<typeof searchRoutes>();

export type SearchResult = z.infer<typeof SearchResultShape>;

/** Pause in typing before the server is queried, in milliseconds. */
export const typingPauseMs = 250;

/** `idle` while there is nothing to search for. */
export type SearchState =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'found'; readonly results: readonly SearchResult[] }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void };

type Outcome = { readonly results: readonly SearchResult[] } | { readonly message: string };

async function ask(q: string, signal?: AbortSignal): Promise<Outcome> {
  try {
    const { items } = await call('GET /api/search', { query: { q }, ...(signal && { signal }) });
    return { results: items };
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) return { message: (error as Error).message };
    throw error;
  }
}

/**
 * Search results for this text, requested once it has not changed for `pauseMs`; results for other texts are not shown.
 * Does without TanStack Query, because every page has a search box.
 */
export function useSearchResults(text: string, pauseMs: number): SearchState {
  const q = text.trim();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const outcome = outcomes.get(q);

  useEffect(() => {
    if (q === '') return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    async function answer() {
      const next = await ask(q, signal);
      if (!signal.aborted) setOutcomes((before) => new Map(before).set(q, next));
    }
    const timer = setTimeout(() => void answer(), pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [q, pauseMs]);

  async function retry() {
    setOutcomes(new Map());
    const next = await ask(q);
    setOutcomes((before) => new Map(before).set(q, next));
  }

  if (q === '') return { status: 'idle' };
  if (!outcome) return { status: 'loading' };
  if ('message' in outcome) return { status: 'failed', message: outcome.message, retry: () => void retry() };
  return { status: 'found', results: outcome.results };
}
