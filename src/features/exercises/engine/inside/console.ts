import inspect from 'object-inspect';
import { outputMaxBytes } from '../limits.ts';
import type { Write } from './contract.ts';

// Gives the learner's code a console. It is there as soon as this file is loaded, for packages that look for it meanwhile.

let write: Write = () => undefined;

/** Says where to print. */
export function printTo(target: Write): void {
  write = target;
}

const print =
  (stream: 'stdout' | 'stderr') =>
  (...values: unknown[]) =>
    write(stream, printable(values.length === 0 ? '\n' : `${format(values)}\n`));

const [out, error] = [print('stdout'), print('stderr')];
const nothing = () => undefined;

const console = {
  log: out,
  info: out,
  debug: out,
  dir: out,
  table: out,
  group: out,
  warn: error,
  error,
  trace: error,
  groupEnd: nothing,
  time: nothing,
  timeEnd: nothing,
  assert: (isTrue?: unknown, ...values: unknown[]) => {
    if (!isTrue) error('Assertion failed', ...values);
  },
};
Object.assign(globalThis, { console });

/** The engine hands a text over up to its first zero, and hands over none that it has no memory to copy: more than may be printed needs no copy. */
function printable(text: string): string {
  return text.slice(0, outputMaxBytes).replaceAll('\0', '\u2400');
}

/** Puts values in the places that a text keeps for them (`%s`): https://console.spec.whatwg.org/#formatter */
function format([first, ...rest]: readonly unknown[]): string {
  if (typeof first !== 'string' || rest.length === 0) return [first, ...rest].map(show).join(' ');
  const text = first.replaceAll(/%([sdifoOc%])/g, (place, kind) => {
    if (kind === '%') return '%';
    if (rest.length === 0) return place;
    const value = show(rest.shift());
    return kind === 'c' ? '' : value;
  });
  return [text, ...rest.map(show)].join(' ');
}

/** As a browser's console shows it: texts as they are, everything else so that its kind is seen. */
function show(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return inspect(value, { depth: 4 });
}
