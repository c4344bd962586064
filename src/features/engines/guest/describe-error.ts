import type { Files, Raised } from '../run.ts';
import { adviceFor } from './advice.ts';
import { inBrowserWords } from './browser-words.ts';

const stackMaxLength = 2000;
const textMaxLength = 4000;

/** Describes an error for the host. Anything can be thrown, and an error's fields may have any type. */
export function describeError(error: unknown, files: Files): Raised {
  if (!(error instanceof Error)) return { names: [typeof error], message: textOf(error) };
  const names = namesOf(error);
  const frames = framesOf(error, files, names);
  const [first] = frames;
  const message = withAdvice(
    inBrowserWords(textOf(error.message), first && lineOf(error, files, first), first?.column),
  );
  const title = `${names[0] ?? 'Error'}: ${message}`;
  return {
    names,
    message,
    ...(first && { file: first.file, line: first.line, trace: [title, ...frames.map(({ text }) => text)].join('\n') }),
  };
}

/** Line of the learner's code that threw the error; undefined if a function of the language did. */
function lineOf({ stack }: Error, files: Files, { file, line }: Frame): string | undefined {
  const isNative = typeof stack === 'string' && /^\s*at \S+ \(native\)/.test(stack);
  return isNative ? undefined : files[file]?.split('\n')[line - 1];
}

function withAdvice(message: string): string {
  const advice = adviceFor(message);
  return advice === undefined ? message : `${message}. ${advice}`;
}

/** Own name of the error, its class, and the classes it inherits from. */
function namesOf(error: Error): string[] {
  const names = Object.hasOwn(error, 'name') ? [textOf(error.name)] : [];
  for (
    let proto: unknown = Object.getPrototypeOf(error);
    proto instanceof Object;
    proto = Object.getPrototypeOf(proto)
  ) {
    names.push(textOf(proto.constructor.name));
  }
  return [...new Set([...names, textOf(error.name), 'Error'])];
}

function textOf(value: unknown): string {
  try {
    return String(value).slice(0, textMaxLength);
  } catch {
    // The object's `toString` throws.
    return typeof value;
  }
}

interface Frame {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

const framePattern = /at (?:(\S+) )?\(?([^\s()]+?):(\d+)(?::(\d+))?\)?$/;

/** Stack frames within the learner's files, innermost first, without the constructors of the error itself. */
function framesOf({ stack }: Error, files: Files, names: readonly string[]): Frame[] {
  if (typeof stack !== 'string') return [];
  const frames = stack
    .slice(0, stackMaxLength)
    .split('\n')
    .flatMap((text) => {
      const [, caller = '', file = '', line = '', column = '1'] = framePattern.exec(text) ?? [];
      return Object.hasOwn(files, file) ? [{ file, line: Number(line), column: Number(column), text, caller }] : [];
    });
  return frames.slice(
    Math.max(
      0,
      frames.findIndex(({ caller }) => !names.includes(caller)),
    ),
  );
}
