import { createContext, useContext } from 'react';
import type { ItemName } from '../content-data.ts';
import { type NamedKind, useKnownTitles } from '../known-titles.ts';
import type { FieldOf } from './list-shapes.ts';

/** File whose lists are displayed. */
export const FileContext = createContext<ItemName | null>(null);

const named = ['course', 'career', 'lesson'] as const satisfies readonly NamedKind[];

/** Returns the options of a field as titles by id; undefined while they load, and for a text field. */
export function useKnownItems(of: FieldOf): Readonly<Record<string, string>> | undefined {
  const file = useContext(FileContext);
  const { data } = useKnownTitles(of === 'part' ? 'lesson' : named.find((each) => each === of));
  if (of !== 'part' || !data || !file) return data;
  const folder = `${file.id}/`;
  return Object.fromEntries(
    Object.entries(data).flatMap(([id, title]) => (id.startsWith(folder) ? [[id.slice(folder.length), title]] : [])),
  );
}
