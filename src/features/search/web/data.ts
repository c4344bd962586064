import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError, makeCall } from '../../../platform/web/rpc.ts';
import type { SearchResult as SearchResultShape, searchRoutes } from '../contract.ts';

const call = makeCall<typeof searchRoutes>();

export type SearchResult = z.infer<typeof SearchResultShape>;

/** So long nothing may be typed before the server is asked. */
export const typingPauseMs = 250;

/** `idle` while there is nothing to search for. */
export type SearchState =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'found'; readonly results: readonly SearchResult[] }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void };

type Outcome =
  | { readonly asked: string; readonly results: readonly SearchResult[] }
  | { readonly asked: string; readonly message: string };

/**
 * What the site holds for these words, asked for once they have stood still for `pauseMs`; an answer that comes after
 * they changed is dropped. Every page has a search box, so it does without TanStack Query.
 */
export function useSearchResults(text: string, pauseMs: number): SearchState {
  const q = text.trim();
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (q === '') return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      call('GET /api/search', { query: { q }, signal: leaving.signal }).then(
        ({ items }) => leaving.signal.aborted || setOutcome({ asked: q, results: items }),
        (error: unknown) => {
          if (leaving.signal.aborted) return;
          if (!(error instanceof ApiError)) throw error;
          setOutcome({ asked: q, message: error.message });
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [q, pauseMs, attempt]);

  function retry() {
    setOutcome(undefined);
    setAttempt((before) => before + 1);
  }

  if (q === '') return { status: 'idle' };
  if (outcome?.asked !== q) return { status: 'loading' };
  if ('message' in outcome) return { status: 'failed', message: outcome.message, retry };
  return { status: 'found', results: outcome.results };
}
