import { Document, type YAMLSeq, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { becomeList } from './become-list.ts';
import { type Entry, isRecord } from './entry.ts';
import type { EntryShape, ListShape } from './list-shapes.ts';

const block = /^(---\r?\n)([\s\S]*?\r?\n)---(?:\r?\n|$)/;

interface Place {
  readonly document: Document;
  /** Null where the file does not have the list. */
  readonly list: YAMLSeq | null;
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

/** The text with other entries in the list; all else stays as it is, sign by sign, and entries keep the way they are written. */
export function withEntries(text: string, shape: ListShape, entries: readonly Entry[]): string {
  const place = placeOf(text, shape);
  if (!place) return text;
  const list = place.list ?? place.document.createNode([]);
  becomeList(place.document, list, entries);
  const part = new Document();
  part.contents = shape.key === null ? list : part.createNode({});
  if (shape.key !== null) part.set(shape.key, list);
  // `{ a: b }` or `{a: b}`: as it was.
  const flowCollectionPadding = / [[{] /.test(text.slice(place.start, place.end));
  return text.slice(0, place.start) + part.toString({ lineWidth: 0, flowCollectionPadding }) + text.slice(place.end);
}

/** In the head of a Markdown file, or in a file that is YAML from its beginning. */
function placeOf(text: string, { key, entry }: ListShape): Place | null {
  const [, before = '', yaml = text] = block.exec(text) ?? [];
  const document = parseDocument(yaml);
  if (document.errors.length > 0) return null;
  const found = key === null ? { value: document.contents, start: 0, end: yaml.length } : pairOf(document, yaml, key);
  if (!found) return null;
  const place = { document, start: before.length + found.start, end: before.length + found.end };
  if (found.value === undefined) return { ...place, list: null, entries: [] };
  if (!isSeq(found.value) || hasComments(found.value) || document.commentBefore || document.comment) return null;
  const entries = found.value.toJS(document) as unknown;
  const isOfShape = Array.isArray(entries) && entries.every((each) => isOf(entry, each));
  return isOfShape ? { ...place, list: found.value, entries } : null;
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
  if (shape === 'number') return typeof value === 'number' || value === '';
  if (shape === 'tick') return typeof value === 'boolean';
  if (typeof shape === 'string') return typeof value === 'string';
  if ('list' in shape) return Array.isArray(value) && value.every((each) => isOf(shape.list, each));
  if (!isRecord(value as Entry)) return false;
  const has = value as Readonly<Record<string, unknown>>;
  const { fields, optional = {} } = shape;
  return (
    Object.entries(fields).every(([name, of]) => isOf(of, has[name])) &&
    Object.entries(optional).every(([name, of]) => !(name in has) || isOf(of, has[name]))
  );
}
