import { lineOf } from './notation.ts';
import { type Pairs, type Value, isTagged } from './value.ts';

/**
 * Tells whether a value is the expected one. Whole numbers and floats match if they are exactly the same number; tuples match lists; the
 * order of keys and of set items does not matter; keys of JavaScript objects are strings. A string also matches a Python value without a
 * JSON form if `repr` writes it so. `undefined` matches `null`, but not inside another value.
 */
export function isSameValue(expected: Value, got: Value): boolean {
  if (expected === null && isTagged(got, 'undefined')) return true;
  return isSame(expected, got);
}

function isSame(expected: Value, got: Value): boolean {
  const number = exactNumber(expected);
  if (number !== null) return number === exactNumber(got) || isBigInt(expected, got);
  if (typeof expected === 'string') return expected === got || expected === writtenByPython(got);
  if (expected === null || typeof expected !== 'object') return expected === got;
  const list = listOf(expected);
  if (list) return areSame(list, listOf(got));
  if (isTagged(expected, 'set')) return areSameKeys(expected.set, setOf(got));
  if (isTagged(expected, 'dict')) return isSameDict(expected.dict, got);
  return keyOf(expected) === keyOf(got);
}

function areSame(expected: readonly Value[], got: readonly Value[] | null): boolean {
  return got?.length === expected.length && expected.every((each, at) => isSame(each, got[at] ?? null));
}

function isSameDict(expected: Pairs, got: Value): boolean {
  const isObject = isTagged(got, 'object');
  const pairs = isObject ? got.object : isTagged(got, 'dict') ? got.dict : null;
  if (pairs?.length !== expected.length) return false;
  const byKey = new Map(pairs.map(([key, value]) => [keyOf(key), value]));
  return expected.every(([key, value]) => {
    const own = byKey.get(keyOf(isObject && typeof key === 'number' ? String(key) : key));
    return own !== undefined && isSame(value, own);
  });
}

function areSameKeys(expected: readonly Value[], got: readonly Value[] | null): boolean {
  const all = new Set(got?.map(keyOf));
  return got?.length === expected.length && expected.every((each) => all.has(keyOf(each)));
}

function setOf(value: Value): readonly Value[] | null {
  if (isTagged(value, 'set')) return value.set;
  return isTagged(value, 'jsSet') ? value.jsSet : null;
}

function listOf(value: Value): readonly Value[] | null {
  if (Array.isArray(value)) return value as readonly Value[];
  return isTagged(value, 'tuple') ? value.tuple : null;
}

/**
 * Returns true for an integer and the equal BigInt, the only way for JavaScript to return an integer beyond its safe
 * range.
 */
function isBigInt(expected: Value, got: Value): boolean {
  return isTagged(expected, 'int') && isTagged(got, 'bigint') && BigInt(expected.int) === BigInt(got.bigint);
}

function writtenByPython(value: Value): string | null {
  if (isTagged(value, 'repr')) return value.repr;
  if (isTagged(value, 'set')) return lineOf(value, 'python');
  if (isTagged(value, 'float') && /^(?:nan|-?inf)$/.test(value.float)) return value.float;
  return null;
}

/** Key of a number that is equal exactly for equal numbers; null if the value is no number. */
function exactNumber(value: Value): string | null {
  if (typeof value === 'number') return ofDouble(value);
  if (isTagged(value, 'int')) return String(BigInt(value.int));
  return isTagged(value, 'float') ? ofDouble(doubleOf(value.float)) : null;
}

function ofDouble(number: number): string {
  return Number.isInteger(number) ? String(BigInt(number)) : String(number);
}

function doubleOf(text: string): number {
  const infinity = /^(-?)inf$/.exec(text);
  if (infinity) return infinity[1] === '-' ? -Infinity : Infinity;
  return text === 'nan' ? NaN : Number(text);
}

/** Key of a value that is equal exactly for equal values. */
function keyOf(value: Value): string {
  const number = exactNumber(value);
  if (number !== null) return `number ${number}`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const list = listOf(value);
  if (list) return `[${list.map(keyOf).join()}]`;
  const items = setOf(value);
  if (items) return `set {${sorted(items.map(keyOf)).join()}}`;
  for (const kind of ['dict', 'map', 'object'] as const)
    if (isTagged(value, kind)) return `${kind} {${pairKeys(value, kind)}}`;
  return JSON.stringify(value);
}

function pairKeys(value: Value, kind: 'dict' | 'map' | 'object'): string {
  const pairs = (value as unknown as Record<string, Pairs>)[kind] ?? [];
  return sorted(pairs.map(([key, each]) => `${keyOf(key)}: ${keyOf(each)}`)).join();
}

function sorted(texts: readonly string[]): string[] {
  return texts.toSorted((one, other) => (one < other ? -1 : 1));
}
