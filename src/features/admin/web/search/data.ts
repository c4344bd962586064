import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { makeCall } from '../../../../platform/web/rpc.ts';
import { useOwnUid } from '../../../identity/web/public.ts';
import type { Found as FoundShape, consoleSearchRoutes } from '../../search-contract.ts';
import { adminKey } from '../data.ts';

const call = makeCall<typeof consoleSearchRoutes>();

export type Found = z.infer<typeof FoundShape>;

const typingPauseMs = 150;

type ConsoleSearch =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'found'; readonly items: readonly Found[] }
  | { readonly status: 'failed'; readonly retry: () => void };

/** What fits these words, asked for once they have stood still. What was asked before is given up, and never shown for other words. */
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
    // What changed since is to be found; an answer from before is nobody's help.
    gcTime: 0,
  });
  if (q === '') return { status: 'idle' };
  if (!isAsked || isFetching) return { status: 'loading' };
  if (isError) return { status: 'failed', retry: () => void refetch() };
  return data ? { status: 'found', items: data.items } : { status: 'loading' };
}
