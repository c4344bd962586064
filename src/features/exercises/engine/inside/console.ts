import inspect from 'object-inspect';
import { outputMaxBytes } from '../limits.ts';
import type { Write } from './contract.ts';
import { tableOf } from './console-table.ts';

// Gives the learner's code a console. It is there as soon as this file is loaded, for packages that look for it meanwhile.

let write: Write = () => undefined;

/** Says where to print. */
export function printTo(target: Write): void {
  write = target;
}

/** Number of open groups; each indents what follows. */
let depth = 0;
const counts = new Map<string, number>();
const timers = new Map<string, number>();

const print =
  (stream: 'stdout' | 'stderr') =>
  (...values: unknown[]) => {
    const text = values.length === 0 ? '' : format(values);
    write(
      stream,
      printable(
        `${text
          .split('\n')
          .map((line) => '  '.repeat(depth) + line)
          .join('\n')}\n`,
      ),
    );
  };

const [out, error] = [print('stdout'), print('stderr')];
const nothing = () => undefined;
const group = (...values: unknown[]) => {
  if (values.length > 0) out(...values);
  depth += 1;
};
const sinceStart = (label: unknown) => `${String(label)}: ${Date.now() - (timers.get(String(label)) ?? Date.now())} ms`;

const console = {
  log: out,
  info: out,
  debug: out,
  dir: (value?: unknown) => out(value),
  dirxml: out,
  table: (rows?: unknown, columns?: readonly string[]) => out(tableOf(rows, columns) ?? rows),
  group,
  groupCollapsed: group,
  groupEnd: () => void (depth = Math.max(0, depth - 1)),
  warn: error,
  error,
  trace: (...values: unknown[]) => error(...(values.length === 0 ? ['Trace'] : values)),
  count: (label: unknown = 'default') => {
    const count = (counts.get(String(label)) ?? 0) + 1;
    counts.set(String(label), count);
    out(`${String(label)}: ${count}`);
  },
  countReset: (label: unknown = 'default') => void counts.delete(String(label)),
  time: (label: unknown = 'default') => void timers.set(String(label), Date.now()),
  timeLog: (label: unknown = 'default', ...values: unknown[]) => out(sinceStart(label), ...values),
  timeEnd: (label: unknown = 'default') => {
    out(sinceStart(label));
    timers.delete(String(label));
  },
  clear: nothing,
  profile: nothing,
  profileEnd: nothing,
  timeStamp: nothing,
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
export function show(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return inspect(value, { depth: 4 });
}
