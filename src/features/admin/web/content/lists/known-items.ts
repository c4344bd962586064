import { createContext, useContext } from 'react';
import type { ItemName } from '../content-data.ts';
import { type NamedKind, useKnownTitles } from '../known-titles.ts';
import type { FieldOf } from './list-shapes.ts';

/** The file whose lists are shown. */
export const FileContext = createContext<ItemName | null>(null);

const named = ['course', 'career', 'lesson'] as const satisfies readonly NamedKind[];

/** What can be chosen in a field, as titles by id; undefined while that is on its way, and for a field that holds words. */
export function useKnownItems(of: FieldOf): Readonly<Record<string, string>> | undefined {
  const file = useContext(FileContext);
  const { data } = useKnownTitles(of === 'part' ? 'lesson' : named.find((each) => each === of));
  if (of !== 'part' || !data || !file) return data;
  const folder = `${file.id}/`;
  return Object.fromEntries(
    Object.entries(data).flatMap(([id, title]) => (id.startsWith(folder) ? [[id.slice(folder.length), title]] : [])),
  );
}
