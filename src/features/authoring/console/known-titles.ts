import { useQuery } from '@tanstack/react-query';
import { everyPage } from '../../../platform/web/page-by-page.ts';
import { adminKey } from '../../admin/web/public.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import { call } from './content-data.ts';

/** Kinds to which other content refers or belongs. */
export type NamedKind = 'course' | 'career' | 'lesson' | 'outline' | 'quiz';

const pageMax = 100;
/** Short, so that an item that was just added can soon be chosen. */
const staleMs = 15_000;

/** Loads the titles of a kind by id, including drafts, sorted by title; loads nothing if `kind` is undefined. */
export function useKnownTitles(kind: NamedKind | undefined) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...adminKey, uid, 'known-titles', kind],
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
