import {
  type DefaultOptions,
  MutationCache,
  type Query,
  QueryClient,
  type QueryKey,
  focusManager,
  partialMatchKey,
} from '@tanstack/react-query';
import { ApiError } from './rpc.ts';
import { declareStale, listenForStaleData } from './stale-data.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What a success leaves out of date, by the beginnings of the keys; it is read anew before the mutation is done. */
      readonly makesStale: readonly QueryKey[];
    };
  }
}

/** Whoever comes back to a page or to the window within this time finds what was there. */
const freshForMs = 10_000;

/** `networkMode: always`: without a connection a call fails and says so, rather than waiting in silence. */
export function makeQueryClient(queries: DefaultOptions['queries'] = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: worthRetrying, staleTime: freshForMs, ...queries },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      // After the mutation's own `onSuccess`: what was done is said in the order in which it was done, whichever list is the slowest.
      onSettled: (_data, error, _variables, _result, { meta }) =>
        error === null && meta && declareStale(meta.makesStale),
    }),
  });
}

/**
 * Reads anew what is declared stale, in this window or in another, and what is no longer fresh when this one is entered:
 * TanStack Query itself hears only of windows that were hidden, not of two that stand side by side. Returns how to stop.
 */
export function keepCurrent(client: QueryClient): () => void {
  const stop = listenForStaleData(async (keys) => {
    const isStale = ({ queryKey }: Query) => keys.some((key) => partialMatchKey(queryKey, key));
    // A first read that is pending may have been answered before the change. Invalidating would wait for it and take its answer for fresh.
    await client.cancelQueries({ predicate: (query) => isStale(query) && query.state.data === undefined });
    await client.invalidateQueries({ predicate: isStale });
  });
  const enter = () => focusManager.onFocus();
  addEventListener('focus', enter);
  return () => {
    stop();
    removeEventListener('focus', enter);
  };
}

/** What the server refused will be refused again; only what did not arrive is worth a second try. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500);
}
