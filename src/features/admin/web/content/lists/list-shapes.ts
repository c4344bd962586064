import type { KindWithLists } from './kinds-with-lists.ts';
import { type Beginnings, questionBeginnings, sectionBeginnings } from './beginnings.ts';
import { type Entry, isRecord } from './entry.ts';

/**
 * What a field holds: one line of words, a text of several, code, a number, a `tick` for yes or no; or the id of other content, of which a
 * `part` is a lesson of the same course.
 */
export type FieldOf = 'words' | 'text' | 'code' | 'number' | 'tick' | 'course' | 'career' | 'lesson' | 'part';

export interface RecordShape {
  /** What each entry has, by the names in the file. */
  readonly fields: Readonly<Record<string, EntryShape>>;
  /** What an entry may have besides. It is shown where it is there; a tick always is. */
  readonly optional?: Readonly<Record<string, EntryShape>>;
  /** Entries that are long are folded, and go by the first of these fields that they have. */
  readonly foldedBy?: readonly string[];
}

/** What an entry of a list is: one field, some of them by their names, or a list again. */
export type EntryShape = FieldOf | { readonly list: EntryShape } | RecordShape;

export interface ListShape {
  /** What the file calls it; null where it is the whole file. */
  readonly key: string | null;
  readonly entry: EntryShape;
  /** What a new entry can begin as, if that is to be chosen. */
  readonly beginnings?: Beginnings;
}

const section: RecordShape = {
  fields: {},
  optional: {
    title: 'words',
    lead: 'text',
    text: 'text',
    items: {
      list: {
        fields: {},
        optional: {
          title: 'words',
          note: 'words',
          text: 'text',
          minutes: 'number',
          path: 'words',
          link: 'words',
          picture: 'words',
        },
      },
    },
  },
  foldedBy: ['title', 'text'],
};

const question: RecordShape = {
  fields: {},
  optional: {
    text: 'text',
    language: 'words',
    code: 'code',
    output: 'code',
    line: 'number',
    answer: 'number',
    tolerance: 'number',
    choices: { list: { fields: { text: 'text', feedback: 'text' }, optional: { correct: 'tick' } } },
    accept: { list: 'words' },
    pairs: { list: { fields: { left: 'text', right: 'text' } } },
    lines: { list: 'code' },
    blanks: { list: { list: 'words' } },
    feedback: 'text',
  },
  foldedBy: ['text', 'code'],
};

/** The lists of a file as fields. What they do not show, such as the type of a question, stays as it is. */
export const listShapes: Readonly<Record<KindWithLists, readonly ListShape[]>> = {
  // It has a rule and no list.
  course: [],
  outline: [{ key: null, entry: { fields: { title: 'words', lessons: { list: 'part' } } } }],
  quiz: [{ key: 'questions', entry: question, beginnings: questionBeginnings }],
  tracks: [{ key: null, entry: { fields: { id: 'words', title: 'words', courses: { list: 'course' } } } }],
  career: [
    { key: 'courses', entry: 'course' },
    { key: 'skills', entry: { fields: { name: 'words', lesson: 'lesson' } } },
  ],
  opening: [
    { key: 'responsibilities', entry: 'text' },
    { key: 'requirements', entry: 'text' },
    { key: 'careers', entry: 'career' },
    { key: 'skills', entry: 'words' },
  ],
  article: [{ key: 'tags', entry: 'words' }],
  page: [{ key: 'sections', entry: section, beginnings: sectionBeginnings }],
};

/** An entry in which nothing is said yet; it has what the one before it has. */
export function emptyEntry(shape: EntryShape, before?: Entry): Entry {
  if (typeof shape === 'string') return '';
  if ('list' in shape) return [emptyEntry(shape.list)];
  const like = isRecord(before) ? before : {};
  const optional = Object.entries(shape.optional ?? {}).filter(([name, of]) => of !== 'tick' && name in like);
  const fields = [...Object.entries(shape.fields), ...optional];
  return Object.fromEntries(fields.map(([name, of]) => [name, emptyEntry(of)]));
}
