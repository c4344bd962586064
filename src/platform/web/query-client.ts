import {
  type DefaultOptions,
  MutationCache,
  type Query,
  QueryCache,
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
      /** Key prefixes of queries that a success makes stale; they are refetched before the mutation is done. */
      readonly makesStale: readonly QueryKey[];
    };
  }
}

/** Time in which returning to a page or window shows cached data. */
const freshForMs = 10_000;

/** `networkMode: always`: without a connection a call fails visibly instead of waiting. */
export function makeQueryClient(queries: DefaultOptions['queries'] = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: worthRetrying, staleTime: freshForMs, ...queries },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: keepData }),
    mutationCache: new MutationCache({
      // After the mutation's own `onSuccess`: messages appear in the order of the mutations, regardless of which
      // refetch is slowest.
      onSettled: (_data, error, _variables, _result, { meta }) =>
        error === null && meta && declareStale(meta.makesStale),
    }),
  });
}

/**
 * Keeps loaded data without an error if a refetch was refused because the session has ended: a page that stays must not
 * replace a form with an error.
 */
function keepData(error: Error, query: Query<unknown, unknown>): void {
  if (error instanceof ApiError && error.status === 401 && query.state.data !== undefined) {
    query.setState({ status: 'success', error: null });
  }
}

/**
 * Refetches queries that this or another window declares stale, and stale ones when this window gets the focus:
 * TanStack Query only notices windows that were hidden, not two side by side. Returns the function that stops it.
 */
export function refreshStaleQueries(client: QueryClient): () => void {
  const stop = listenForStaleData(async (keys) => {
    const isStale = ({ queryKey }: Query) => keys.some((key) => partialMatchKey(queryKey, key));
    // A pending first read may have been answered before the change. Invalidating would wait for it and treat its
    // answer as fresh.
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

/** Retries network and server errors once; a refusal would be repeated. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500);
}
