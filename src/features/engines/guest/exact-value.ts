import type { Value } from '../value.ts';

// The learner's code may change the built-ins used here. It would only harm itself.
const { prototype, getPrototypeOf } = Object;
const nativeTag = (value: object) => prototype.toString.call(value).slice('[object '.length, -1);

/** Converts a value to its exact form for the host. Throws a TypeError for one that contains itself. */
export function exactValue(value: unknown): Value {
  return tell(value, new Set());
}

function tell(value: unknown, above: ReadonlySet<object>): Value {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (value === undefined) return { undefined: true };
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? value : { float: inText(value) };
  if (typeof value === 'bigint') return { bigint: String(value) };
  if (typeof value === 'symbol') return { thing: String(value) };
  if (typeof value === 'function') return { thing: `function ${value.name}` };
  if (typeof value !== 'object') return { thing: typeof value };
  if (above.has(value)) throw new TypeError('the value contains itself');
  return tellObject(value, new Set([...above, value]));
}

function tellObject(value: object, above: ReadonlySet<object>): Value {
  const each = (item: unknown) => tell(item, above);
  if (Array.isArray(value)) return Array.from(value, (item, at) => (at in value ? each(item) : { hole: true }));
  if (value instanceof Map) return { map: Array.from(value, ([key, item]) => [each(key), each(item)] as const) };
  if (value instanceof Set) return { jsSet: Array.from(value, each) };
  if (value instanceof Error) return { thing: `${value.name}: ${value.message}` };
  if (value instanceof Date)
    return { thing: `Date ${Number.isNaN(value.getTime()) ? 'invalid' : value.toISOString()}` };
  if (value instanceof RegExp) return { thing: String(value) };
  const tag = nativeTag(value);
  if (tag !== 'Object') return { thing: tag };
  const pairs: [Value, Value][] = [];
  // Inherited enumerable properties count too.
  for (const key in value) pairs.push([key, each((value as Record<string, unknown>)[key])]);
  const name = classOf(value);
  return name === null ? { object: pairs } : { object: pairs, name };
}

/** Name of an object's class; null for a plain object. */
function classOf(value: object): string | null {
  const proto: unknown = getPrototypeOf(value);
  if (proto === null || proto === prototype) return null;
  return typeof value.constructor === 'function' ? value.constructor.name : 'object';
}

function inText(number: number): string {
  return Object.is(number, -0) ? '-0' : String(number);
}
