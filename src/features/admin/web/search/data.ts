import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { makeCall } from '../../../../platform/web/rpc.ts';
import { useOwnUid } from '../../../identity/web/public.ts';
import type { Found as FoundShape, consoleSearchRoutes } from '../../search-contract.ts';
import { adminKey } from '../use-pages.ts';

const call = makeCall<typeof consoleSearchRoutes>();

export type Found = z.infer<typeof FoundShape>;

const typingPauseMs = 150;

type ConsoleSearch =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'found'; readonly items: readonly Found[] }
  | { readonly status: 'failed'; readonly retry: () => void };

/** Searches when typing pauses. Pending requests are aborted, and results of earlier words are never shown. */
export function useConsoleSearch(q: string): ConsoleSearch {
  const uid = useOwnUid();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(q), typingPauseMs);
    return () => clearTimeout(timer);
  }, [q]);
  const isAsked = q !== '' && asked === q;
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [...adminKey, uid, 'search', q],
    queryFn: ({ signal }) => call('GET /api/admin/search', { query: { q }, signal }),
    enabled: isAsked,
    // Not cached, so that recent changes are found.
    gcTime: 0,
  });
  if (q === '') return { status: 'idle' };
  if (!isAsked || isFetching) return { status: 'loading' };
  if (isError) return { status: 'failed', retry: () => void refetch() };
  return data ? { status: 'found', items: data.items } : { status: 'loading' };
}
