/** Deepest nesting of the value that a call returns. */
export const valueMaxDepth = 100;

/**
 * Exact form of a value on its way out of an engine. Values that JSON has are themselves; all others are objects with one key that names
 * their kind. A JSON number is a whole number or a fraction of Python, or any finite number of JavaScript.
 */
export type Value = null | boolean | number | string | readonly Value[] | Tagged;

/** Keys with their values. */
export type Pairs = readonly (readonly [Value, Value])[];

export type Tagged =
  /** Digits of a whole number that JSON's numbers do not hold exactly (Python). */
  | { readonly int: string }
  /** Float without a JSON form: `2.0`, `nan`, `-inf`, `-0.0`; in JavaScript `NaN`, `-Infinity`, `-0`. */
  | { readonly float: string }
  | { readonly bigint: string }
  | { readonly undefined: true }
  /** Hole in a sparse array. */
  | { readonly hole: true }
  | { readonly tuple: readonly Value[] }
  | { readonly set: readonly Value[] }
  /** Set of JavaScript. */
  | { readonly jsSet: readonly Value[] }
  | { readonly dict: Pairs }
  | { readonly map: Pairs }
  /** Object of JavaScript; `name` is its class. */
  | { readonly object: Pairs; readonly name?: string }
  /** Any other value of Python, as `repr` writes it. */
  | { readonly repr: string }
  /** Any other value of JavaScript, in words. */
  | { readonly thing: string };

const texts = ['int', 'float', 'bigint', 'repr', 'thing'];
const flags = ['undefined', 'hole'];
const lists = ['tuple', 'set', 'jsSet'];
const pairLists = ['dict', 'map', 'object'];

/** Reads a value that an engine sent; undefined if it is malformed or nested too deeply. */
export function readValue(sent: unknown): Value | undefined {
  return isValue(sent, valueMaxDepth) ? sent : undefined;
}

function isValue(sent: unknown, depthLeft: number): sent is Value {
  if (sent === null || typeof sent === 'boolean' || typeof sent === 'string') return true;
  if (typeof sent === 'number') return Number.isFinite(sent);
  if (typeof sent !== 'object' || depthLeft === 0) return false;
  if (Array.isArray(sent)) return sent.every((each) => isValue(each, depthLeft - 1));
  const [[kind, content] = ['', null], ...rest] = Object.entries(sent);
  if (texts.includes(kind)) return rest.length === 0 && typeof content === 'string';
  if (flags.includes(kind)) return rest.length === 0 && content === true;
  if (lists.includes(kind)) return rest.length === 0 && isValue(content, depthLeft) && Array.isArray(content);
  const isNamed =
    rest.length === 0 || (kind === 'object' && rest.every(([key, name]) => key === 'name' && typeof name === 'string'));
  return pairLists.includes(kind) && isNamed && arePairs(content, depthLeft - 1);
}

function arePairs(sent: unknown, depthLeft: number): boolean {
  return (
    Array.isArray(sent) &&
    sent.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((each) => isValue(each, depthLeft)))
  );
}

/** Converts plain JSON; objects become dictionaries with string keys. */
export function valueOf(plain: unknown): Value {
  if (plain === null || plain === undefined) return null;
  if (typeof plain === 'boolean' || typeof plain === 'string') return plain;
  if (typeof plain === 'number') return Number.isFinite(plain) ? plain : { float: String(plain) };
  if (typeof plain === 'bigint') return wholeNumber(plain);
  if (Array.isArray(plain)) return plain.map(valueOf);
  return { dict: Object.entries(plain).map(([key, each]) => [key, valueOf(each)] as const) };
}

/** Converts a whole number: to its digits if JSON's numbers do not hold it. */
export function wholeNumber(number: bigint): Value {
  return Number.isSafeInteger(Number(number)) ? Number(number) : { int: String(number) };
}

/** Returns true if a value has this tag. */
export function isTagged<Kind extends KindOf<Tagged>>(
  value: Value,
  kind: Kind,
): value is Extract<Tagged, Record<Kind, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && kind in value;
}

type KindOf<Tag> = Tag extends unknown ? Exclude<keyof Tag, 'name'> : never;
