import type { Language } from './run.ts';
import { type Pairs, type Value, isTagged } from './value.ts';

/** Longer lists and dictionaries are formatted with one item per line. */
const lineMaxLength = 60;
const indent = '  ';

interface Words {
  readonly nothing: string;
  readonly yes: string;
  readonly no: string;
  readonly number: (number: number) => string;
  readonly text: (text: string) => string;
  readonly key: (key: Value, write: (value: Value) => string) => string;
}

const python: Words = {
  nothing: 'None',
  yes: 'True',
  no: 'False',
  number: pythonNumber,
  text: pythonText,
  key: (key, write) => write(key),
};
const javascript: Words = {
  nothing: 'null',
  yes: 'true',
  no: 'false',
  number: String,
  text: (text) => JSON.stringify(text),
  key: (key, write) => (typeof key === 'string' && /^[A-Za-z_$][\w$]*$/.test(key) ? key : write(key)),
};

/** Formats a value in the notation of its language, on several lines if one would be too long. */
export function notationOf(value: Value, language: Language): string {
  return lay(write(value, language === 'python' ? python : javascript), '');
}

/** Formats a value in the notation of its language, on one line. */
export function lineOf(value: Value, language: Language): string {
  return line(write(value, language === 'python' ? python : javascript));
}

/** Part of the output: a text, or a group with its length on one line. */
type Piece =
  | string
  | { readonly begin: string; readonly parts: readonly Part[]; readonly end: string; readonly length: number };
interface Part {
  readonly before: string;
  readonly piece: Piece;
}

function line(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  return piece.begin + piece.parts.map(({ before, piece: part }) => before + line(part)).join(', ') + piece.end;
}

/** Lays out a group on one line if it fits. Each part is laid out once, however deep it is nested. */
function lay(piece: Piece, at: string): string {
  if (typeof piece === 'string') return piece;
  const { begin, parts, end, length } = piece;
  const isShort = length <= lineMaxLength;
  const inner = isShort ? '' : at + indent;
  const lines = parts.map(({ before, piece: part }) => inner + before + lay(part, inner));
  return isShort ? begin + lines.join(', ') + end : `${begin}\n${lines.join(',\n')}\n${at}${end}`;
}

function write(value: Value, words: Words): Piece {
  if (value === null) return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return words.number(value);
  if (typeof value === 'string') return words.text(value);
  if (Array.isArray(value)) return group('[', value as readonly Value[], ']', words);
  return writeTagged(value, words);
}

function writeTagged(value: Value, words: Words): Piece {
  const flat = (each: Value) => line(write(each, words));
  const pairs = (all: Pairs, begin: string, end: string, nameOf = (key: Value) => `${words.key(key, flat)}: `) =>
    grouped(
      begin,
      all.map(([key, each]) => ({ before: nameOf(key), piece: write(each, words) })),
      end,
    );
  if (isTagged(value, 'tuple')) return group('(', value.tuple, value.tuple.length === 1 ? ',)' : ')', words);
  if (isTagged(value, 'set')) return writeSet(value.set, words);
  if (isTagged(value, 'jsSet')) return group(`Set(${value.jsSet.length}) {`, value.jsSet, '}', words);
  if (isTagged(value, 'dict')) return pairs(value.dict, '{', '}');
  if (isTagged(value, 'map')) return pairs(value.map, `Map(${value.map.length}) {`, '}', (key) => `${flat(key)} => `);
  if (isTagged(value, 'object')) return pairs(value.object, value.name ? `${value.name} {` : '{', '}');
  if (isTagged(value, 'bigint')) return `${value.bigint}n`;
  if (isTagged(value, 'undefined')) return 'undefined';
  if (isTagged(value, 'hole')) return '<empty>';
  return Object.values(value as Record<string, string>)[0] ?? '';
}

function writeSet(items: readonly Value[], words: Words): Piece {
  const lines = items.map((item) => line(write(item, words)));
  // Sorted, so that a set always looks the same.
  const parts = lines.toSorted((one, other) => (one < other ? -1 : 1)).map((piece) => ({ before: '', piece }));
  return items.length === 0 ? 'set()' : grouped('{', parts, '}');
}

function group(begin: string, items: readonly Value[], end: string, words: Words): Piece {
  return grouped(
    begin,
    items.map((item) => ({ before: '', piece: write(item, words) })),
    end,
  );
}

function grouped(begin: string, parts: readonly Part[], end: string): Piece {
  const inside = parts.reduce((sum, { before, piece }) => sum + before.length + piece.length + 2, 0);
  return { begin, parts, end, length: begin.length + inside + end.length };
}

/** Formats a small number like Python, which uses exponents earlier than JavaScript and with two digits. */
function pythonNumber(number: number): string {
  const isSmall = number !== 0 && Math.abs(number) < 1e-4;
  return isSmall ? number.toExponential().replace(/-(\d)$/, '-0$1') : String(number);
}

/** Quotes a text as Python's `repr` does. */
function pythonText(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const inside = text.replaceAll(/[\\'"\n\r\t]|\p{Cc}/gu, (sign) => {
    if (sign === "'" || sign === '"') return sign === quote ? `\\${sign}` : sign;
    return pythonEscapes[sign] ?? `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`;
  });
  return quote + inside + quote;
}

const pythonEscapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
