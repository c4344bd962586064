/** How deep lists may stand in lists in the value that a call gives. */
export const valueMaxDepth = 100;

/**
 * A value of a learner's language as it crosses the engine's border, exactly. What JSON has is itself; the rest is an object with one
 * key that says its kind. A number of JSON is a whole number of Python, or one with a fraction, or any finite number of JavaScript.
 */
export type Value = null | boolean | number | string | readonly Value[] | Tagged;

/** Keys and what is at each. */
export type Pairs = readonly (readonly [Value, Value])[];

export type Tagged =
  /** Python, a whole number that a number of JSON does not hold exactly: its digits. */
  | { readonly int: string }
  /** A float that a number of JSON is not: `2.0`, `nan`, `-inf`, `-0.0`; in JavaScript `NaN`, `-Infinity`, `-0`. */
  | { readonly float: string }
  | { readonly bigint: string }
  | { readonly undefined: true }
  /** A place of a list of JavaScript at which nothing is. */
  | { readonly hole: true }
  | { readonly tuple: readonly Value[] }
  | { readonly set: readonly Value[] }
  /** The same in JavaScript. */
  | { readonly jsSet: readonly Value[] }
  | { readonly dict: Pairs }
  | { readonly map: Pairs }
  /** Of JavaScript; `name` is its class. */
  | { readonly object: Pairs; readonly name?: string }
  /** Any other value of Python, as `repr` writes it. */
  | { readonly repr: string }
  /** Any other value of JavaScript, in words. */
  | { readonly thing: string };

const texts = ['int', 'float', 'bigint', 'repr', 'thing'];
const flags = ['undefined', 'hole'];
const lists = ['tuple', 'set', 'jsSet'];
const pairLists = ['dict', 'map', 'object'];

/** Reads what an engine told; undefined if it is no value, or deeper than a value may be. */
export function readValue(told: unknown): Value | undefined {
  return isValue(told, valueMaxDepth) ? told : undefined;
}

function isValue(told: unknown, depthLeft: number): told is Value {
  if (told === null || typeof told === 'boolean' || typeof told === 'string') return true;
  if (typeof told === 'number') return Number.isFinite(told);
  if (typeof told !== 'object' || depthLeft === 0) return false;
  if (Array.isArray(told)) return told.every((each) => isValue(each, depthLeft - 1));
  const [[kind, content] = ['', null], ...rest] = Object.entries(told);
  if (texts.includes(kind)) return rest.length === 0 && typeof content === 'string';
  if (flags.includes(kind)) return rest.length === 0 && content === true;
  if (lists.includes(kind)) return rest.length === 0 && isValue(content, depthLeft) && Array.isArray(content);
  const isNamed =
    rest.length === 0 || (kind === 'object' && rest.every(([key, name]) => key === 'name' && typeof name === 'string'));
  return pairLists.includes(kind) && isNamed && arePairs(content, depthLeft - 1);
}

function arePairs(told: unknown, depthLeft: number): boolean {
  return (
    Array.isArray(told) &&
    told.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((each) => isValue(each, depthLeft)))
  );
}

/** A plain value of JSON as a value; its objects are dictionaries whose keys are texts. */
export function valueOf(plain: unknown): Value {
  if (plain === null || plain === undefined) return null;
  if (typeof plain === 'boolean' || typeof plain === 'string') return plain;
  if (typeof plain === 'number') return Number.isFinite(plain) ? plain : { float: String(plain) };
  if (typeof plain === 'bigint') return wholeNumber(plain);
  if (Array.isArray(plain)) return plain.map(valueOf);
  return { dict: Object.entries(plain).map(([key, each]) => [key, valueOf(each)] as const) };
}

/** A whole number as a value: where a number of JSON does not hold it, by its digits. */
export function wholeNumber(number: bigint): Value {
  return Number.isSafeInteger(Number(number)) ? Number(number) : { int: String(number) };
}

/** Whether a value is tagged as of this kind. */
export function isTagged<Kind extends KindOf<Tagged>>(
  value: Value,
  kind: Kind,
): value is Extract<Tagged, Record<Kind, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && kind in value;
}

type KindOf<Tag> = Tag extends unknown ? Exclude<keyof Tag, 'name'> : never;
