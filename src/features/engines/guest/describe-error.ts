import type { Raised } from '../run.ts';
import { adviceFor } from './advice.ts';

const stackMaxLength = 2000;
const textMaxLength = 4000;

/** Describes an error for the host. Anything can be thrown, and an error's fields may have any type. */
export function describeError(error: unknown, files: readonly string[]): Raised {
  if (!(error instanceof Error)) return { names: [typeof error], message: textOf(error) };
  const names = namesOf(error);
  const frames = framesOf(error, files, names);
  const [first] = frames;
  const message = withAdvice(textOf(error.message));
  const title = `${names[0] ?? 'Error'}: ${message}`;
  return {
    names,
    message,
    ...(first && { file: first.file, line: first.line, trace: [title, ...frames.map(({ text }) => text)].join('\n') }),
  };
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
  readonly text: string;
}

/** Stack frames within the learner's files, innermost first, without the constructors of the error itself. */
function framesOf({ stack }: Error, files: readonly string[], names: readonly string[]): Frame[] {
  if (typeof stack !== 'string') return [];
  const frames = stack
    .slice(0, stackMaxLength)
    .split('\n')
    .flatMap((text) => {
      const [, caller = '', file = '', line = ''] = /at (?:(\S+) )?\(?([^\s()]+?):(\d+)(?::\d+)?\)?$/.exec(text) ?? [];
      return files.includes(file) ? [{ file, line: Number(line), text, caller }] : [];
    });
  return frames.slice(
    Math.max(
      0,
      frames.findIndex(({ caller }) => !names.includes(caller)),
    ),
  );
}
