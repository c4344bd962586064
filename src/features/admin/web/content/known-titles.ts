import { useQuery } from '@tanstack/react-query';
import { everyPage } from '../../../../platform/web/page-by-page.ts';
import { useOwnUid } from '../../../identity/web/public.ts';
import { call } from './content-data.ts';

/** What other content names, and what belongs to one of it. */
export type NamedKind = 'course' | 'career' | 'lesson' | 'outline' | 'quiz';

const pageMax = 100;
/** So that one that is added meanwhile can be chosen soon. */
const staleMs = 15_000;

/** All that there is of a kind, drafts too, as titles by id, in the order of the titles; asks nobody where `kind` is undefined. */
export function useKnownTitles(kind: NamedKind | undefined) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: ['admin', uid, 'known-titles', kind],
    queryFn: ({ signal }) => listAll(kind!, signal),
    enabled: kind !== undefined,
    staleTime: staleMs,
  });
}

async function listAll(kind: NamedKind, signal: AbortSignal): Promise<Readonly<Record<string, string>>> {
  const all = await everyPage((page) =>
    call('GET /api/admin/content', { query: { kind, order: 'title', limit: pageMax, ...page }, signal }),
  );
  const there = all.filter(({ state }) => state !== 'removed');
  return Object.fromEntries(there.map(({ id, title }) => [id, title]));
}
