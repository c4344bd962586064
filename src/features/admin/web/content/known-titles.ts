import { useQuery } from '@tanstack/react-query';
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
  const found: [string, string][] = [];
  let cursor: string | undefined;
  do {
    const query = { kind, order: 'title' as const, limit: pageMax, ...(cursor !== undefined && { cursor }) };
    const { items, nextCursor } = await call('GET /api/admin/content', { query, signal });
    const there = items.filter(({ state }) => state !== 'removed');
    found.push(...there.map(({ id, title }): [string, string] => [id, title]));
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return Object.fromEntries(found);
}
