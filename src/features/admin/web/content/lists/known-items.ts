import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useOwnUid } from '../../../../identity/web/public.ts';
import { type ItemName, call } from '../content-data.ts';
import type { FieldOf } from './list-shapes.ts';

/** The file whose lists are shown. */
export const FileContext = createContext<ItemName | null>(null);

/** What is chosen from all that there is. */
const chosen = ['course', 'career', 'lesson'] as const;
const pageMax = 100;
/** So that one that is added meanwhile can be chosen soon. */
const staleMs = 15_000;

/** What can be chosen in a field, as titles by id; undefined while that is on its way, and for a field that holds words. */
export function useKnownItems(of: FieldOf): Readonly<Record<string, string>> | undefined {
  const uid = useOwnUid();
  const file = useContext(FileContext);
  const kind = of === 'part' ? 'lesson' : chosen.find((each) => each === of);
  const { data } = useQuery({
    queryKey: ['admin', uid, 'known-items', kind],
    queryFn: ({ signal }) => listAll(kind!, signal),
    enabled: kind !== undefined,
    staleTime: staleMs,
  });
  if (of !== 'part' || !data || !file) return data;
  const folder = `${file.id}/`;
  return Object.fromEntries(
    Object.entries(data).flatMap(([id, title]) => (id.startsWith(folder) ? [[id.slice(folder.length), title]] : [])),
  );
}

async function listAll(kind: (typeof chosen)[number], signal: AbortSignal): Promise<Record<string, string>> {
  const found: [string, string][] = [];
  let cursor: string | undefined;
  do {
    const query = { kind, limit: pageMax, ...(cursor !== undefined && { cursor }) };
    const { items, nextCursor } = await call('GET /api/admin/content', { query, signal });
    found.push(...items.map(({ id, title }): [string, string] => [id, title]));
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return Object.fromEntries(found);
}
