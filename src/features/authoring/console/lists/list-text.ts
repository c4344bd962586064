import { type YAMLSeq, isSeq } from 'yaml';
import { becomeList } from './become-list.ts';
import { type Entry, isRecord } from './entry.ts';
import type { EntryShape, ListShape } from './list-shapes.ts';
import { type YamlPart, withYamlPart, yamlPartOf } from './yaml-part.ts';

interface Place {
  readonly part: YamlPart;
  /** Null if the file does not have the list. */
  readonly list: YAMLSeq | null;
  readonly entries: readonly Entry[];
}

/**
 * Returns the entries of a list in a file's text, [] if it has none. Null if form fields would lose something:
 * comments, invalid YAML, or values that do not match the shape.
 */
export function entriesIn(text: string, shape: ListShape): readonly Entry[] | null {
  return placeOf(text, shape)?.entries ?? null;
}

/**
 * Returns the text with other entries in the list; everything else stays byte for byte, and entries keep their
 * formatting.
 */
export function withEntries(text: string, shape: ListShape, entries: readonly Entry[]): string {
  const place = placeOf(text, shape);
  if (!place) return text;
  const { part } = place;
  const list = place.list ?? part.document.createNode([]);
  becomeList(part.document, list, entries);
  return withYamlPart(text, part, list);
}

function placeOf(text: string, { key, entry }: ListShape): Place | null {
  const part = yamlPartOf(text, key);
  if (!part) return null;
  const { value, document } = part;
  if (value === undefined) return { part, list: null, entries: [] };
  if (!isSeq(value)) return null;
  const entries = value.toJS(document) as unknown;
  const isOfShape = Array.isArray(entries) && entries.every((each) => isOf(entry, each));
  return isOfShape ? { part, list: value, entries } : null;
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
