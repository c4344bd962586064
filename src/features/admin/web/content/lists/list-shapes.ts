import type { EditedKind } from '../../../../authoring/kinds-contract.ts';

/** What a field holds: words, or the id of other content; a `part` is a lesson of the same course. */
export type FieldOf = 'words' | 'course' | 'career' | 'lesson' | 'part';

/** What an entry of a list is: one field, or some by their names, of which one may be a list again. */
export type EntryShape = FieldOf | Readonly<Record<string, FieldOf | { readonly list: FieldOf }>>;

export interface ListShape {
  /** What the file calls it; null where it is the whole file. */
  readonly key: string | null;
  readonly entry: EntryShape;
}

export type Entry = string | Readonly<Record<string, string | readonly string[]>>;

/** The lists of a file that need no more than fields; what has a depth of its own, such as questions, is written as text. */
export const listShapes: Partial<Record<EditedKind, readonly ListShape[]>> = {
  outline: [{ key: null, entry: { title: 'words', lessons: { list: 'part' } } }],
  tracks: [{ key: null, entry: { id: 'words', title: 'words', courses: { list: 'course' } } }],
  career: [
    { key: 'courses', entry: 'course' },
    { key: 'skills', entry: { name: 'words', lesson: 'lesson' } },
  ],
  opening: [
    { key: 'responsibilities', entry: 'words' },
    { key: 'requirements', entry: 'words' },
    { key: 'careers', entry: 'career' },
    { key: 'skills', entry: 'words' },
  ],
  article: [{ key: 'tags', entry: 'words' }],
};

/** An entry in which nothing is said yet. */
export function emptyEntry(shape: EntryShape): Entry {
  if (typeof shape === 'string') return '';
  return Object.fromEntries(Object.entries(shape).map(([name, of]) => [name, typeof of === 'string' ? '' : ['']]));
}
