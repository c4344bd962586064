import inspect from 'object-inspect';
import { outputMaxBytes } from '../limits.ts';
import { tableOf } from './console-table.ts';
import type { Write } from './contract.ts';

// Installs a console on import, for packages that look for it when they load.

let write: Write = () => undefined;

/** Sets the function that prints. */
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

/**
 * Prepares a text for the engine, which cuts it at a zero and fails on one too large to copy; beyond the limit nothing
 * is printed anyway.
 */
function printable(text: string): string {
  return text.slice(0, outputMaxBytes).replaceAll('\0', '\u2400');
}

/** Replaces the format specifiers of a text (`%s`): https://console.spec.whatwg.org/#formatter */
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

/** Formats a value as a browser's console does: texts unchanged, everything else so that its type is visible. */
export function show(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return inspect(value, { depth: 4 });
}
