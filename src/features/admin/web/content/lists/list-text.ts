import { type Document, isMap, isScalar, isSeq, parseDocument, stringify, visit } from 'yaml';
import type { Entry, EntryShape, ListShape } from './list-shapes.ts';

const block = /^(---\r?\n)([\s\S]*?\r?\n)---(?:\r?\n|$)/;

interface Place {
  readonly entries: readonly Entry[];
  /** Which part of the text it is. */
  readonly start: number;
  readonly end: number;
}

/**
 * The entries of a list in a file's text, none where the file does not have it. Null where fields would lose something: comments, a fault in the
 * YAML, or what is not of the shape.
 */
export function entriesIn(text: string, shape: ListShape): readonly Entry[] | null {
  return placeOf(text, shape)?.entries ?? null;
}

/** The text with other entries in the list; all else stays as it is, sign by sign. */
export function withEntries(text: string, shape: ListShape, entries: readonly Entry[]): string {
  const place = placeOf(text, shape);
  if (!place) return text;
  const written = stringify(shape.key === null ? entries : { [shape.key]: entries }, { lineWidth: 0 });
  return text.slice(0, place.start) + written + text.slice(place.end);
}

function placeOf(text: string, { key, entry }: ListShape): Place | null {
  const [, before = '', yaml = ''] = key === null ? [null, '', text] : (block.exec(text) ?? []);
  if (key !== null && before === '') return null;
  const document = parseDocument(yaml);
  if (document.errors.length > 0) return null;
  const found = key === null ? { value: document.contents, start: 0, end: yaml.length } : pairOf(document, yaml, key);
  if (!found) return null;
  const place = { start: before.length + found.start, end: before.length + found.end };
  if (found.value === undefined) return { ...place, entries: [] };
  if (!isSeq(found.value) || hasComments(found.value) || document.commentBefore || document.comment) return null;
  const entries: unknown = found.value.toJS(document);
  return Array.isArray(entries) && entries.every((each) => isOf(entry, each)) ? { ...place, entries } : null;
}

/** Where a key stands with its value, or at the end where it would begin. */
function pairOf({ contents }: Document, yaml: string, key: string) {
  if (!isMap(contents)) return null;
  const pair = contents.items.find(({ key: name }) => isScalar(name) && name.value === key);
  if (!pair) return { value: undefined, start: yaml.length, end: yaml.length };
  const start = isScalar(pair.key) && pair.key.range?.[0];
  const last = isSeq(pair.value) && pair.value.range?.[1];
  if (typeof start !== 'number' || typeof last !== 'number') return null;
  // Of a list of several lines the line's end is a part.
  return { value: pair.value, start, end: yaml[last - 1] === '\n' ? last : yaml.indexOf('\n', last) + 1 };
}

function hasComments(node: Parameters<typeof visit>[0]): boolean {
  let found = false;
  visit(node, {
    Node(_, { comment, commentBefore }) {
      found ||= Boolean(comment ?? commentBefore);
    },
    Alias: () => {
      found = true;
    },
  });
  return found;
}

function isOf(shape: EntryShape, value: unknown): value is Entry {
  if (typeof shape === 'string') return typeof value === 'string';
  if (typeof value !== 'object' || value === null) return false;
  const names = Object.keys(value);
  return (
    names.length === Object.keys(shape).length &&
    Object.entries(shape).every(([name, of]) => {
      const field = (value as Record<string, unknown>)[name];
      if (typeof of === 'string') return typeof field === 'string';
      return Array.isArray(field) && field.every((each) => typeof each === 'string');
    })
  );
}
