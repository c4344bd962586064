import { type EntryTemplates, questionTemplates, sectionTemplates } from './entry-templates.ts';
import { type Entry, isRecord } from './entry.ts';
import type { KindWithLists } from './kinds-with-lists.ts';

/**
 * Type of a field: one line, a multi-line text, code, a number, or a `tick` (Boolean); or the id of other content. A
 * `part` is a lesson of the same course.
 */
export type FieldOf = 'words' | 'text' | 'code' | 'number' | 'tick' | 'course' | 'career' | 'lesson' | 'part';

export interface RecordShape {
  /** Required fields of each entry, by their names in the file. */
  readonly fields: Readonly<Record<string, EntryShape>>;
  /** Optional fields of an entry, displayed if present; a tick always is. */
  readonly optional?: Readonly<Record<string, EntryShape>>;
  /** Long entries are collapsed, and titled by the first of these fields that they have. */
  readonly foldedBy?: readonly string[];
}

/** Shape of a list entry: one field, a record, or another list. */
export type EntryShape = FieldOf | { readonly list: EntryShape } | RecordShape;

export interface ListShape {
  /** Key in the file; null if the list is the whole file. */
  readonly key: string | null;
  readonly entry: EntryShape;
  /** Initial values of a new entry, if there is a choice. */
  readonly beginnings?: EntryTemplates;
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
    hint: 'text',
    feedback: 'text',
    section: 'words',
  },
  foldedBy: ['text', 'code'],
};

/**
 * Lists of a file that have form fields. Anything else in their entries, such as a question's type, stays unchanged.
 */
export const listShapes: Readonly<Record<KindWithLists, readonly ListShape[]>> = {
  // Has a completion rule, but no list.
  course: [],
  outline: [{ key: null, entry: { fields: { title: 'words', lessons: { list: 'part' } } } }],
  quiz: [{ key: 'questions', entry: question, beginnings: questionTemplates }],
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
  page: [{ key: 'sections', entry: section, beginnings: sectionTemplates }],
};

/** Creates an empty entry with the same optional fields as the previous one. */
export function emptyEntry(shape: EntryShape, before?: Entry): Entry {
  if (typeof shape === 'string') return '';
  if ('list' in shape) return [emptyEntry(shape.list)];
  const like = isRecord(before) ? before : {};
  const optional = Object.entries(shape.optional ?? {}).filter(([name, of]) => of !== 'tick' && name in like);
  const fields = [...Object.entries(shape.fields), ...optional];
  return Object.fromEntries(fields.map(([name, of]) => [name, emptyEntry(of)]));
}
