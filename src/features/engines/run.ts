// Input and output of an engine, for browser and server. A case's expectation is never part of them: it does not enter
// the sandbox of the learner's code, so nothing there can claim to have passed.

import type { Rule } from './rule.ts';
import type { Value } from './value.ts';

/** Languages that an engine runs. */
export const languages = ['javascript', 'react', 'python'] as const;
export type Language = (typeof languages)[number];

/** Texts by file name, such as `main.py` or `shop/prices.js`. */
export type Files = Readonly<Record<string, string>>;

/** Learner's program. */
export interface Program {
  readonly language: Language;
  readonly files: Files;
  /** File that is run, or whose exports a call may use; one of `files`. */
  readonly entry: string;
  /** JavaScript only: HTML of the body of a page in which the entry runs. */
  readonly page?: string;
}

/** User action on a page. */
export type Step =
  /** Text of a button or link, or label of a checkbox. */
  | { readonly click: string }
  /** Label of a field, and its text afterwards. */
  | { readonly type: { readonly into: string; readonly text: string } }
  /** In a preview: index of the element within the page, as in {@link RenderedNode}. */
  | { readonly pressAt: number }
  | { readonly fillAt: number; readonly text: string };

/** Element of a page after a run, or a text within one. */
export type RenderedNode =
  | string
  | {
      /** Index among all elements of the page, in document order. */
      readonly at: number;
      readonly tag: string;
      readonly attributes: Readonly<Record<string, string>>;
      /** Value of a field, and whether a checkbox is checked. */
      readonly value?: string;
      readonly isChecked?: boolean;
      readonly children: readonly RenderedNode[];
    };

/** Input of a run. Without `call` the entry runs as a program. */
export interface Input {
  /** Expression with the entry's exports in scope; a promise is awaited. */
  readonly call?: string;
  /** Standard input; empty if absent. */
  readonly stdin?: string;
  /** Python: additional files. */
  readonly files?: Files;
  /** User actions, for React and JavaScript with a page. */
  readonly steps?: readonly Step[];
  /** React: props of the entry's default export. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** Counts what this rule asks for in the code, and runs nothing. */
  readonly rule?: Rule;
  /** Asks for the rendered page as `drawn`. */
  readonly isPreview?: true;
}

/** Reason why a run ended: `done` and `error` by itself, the rest by a limit or because it was stopped. */
export type Ended = 'done' | 'error' | 'time' | 'memory' | 'output' | 'stopped';

/** Uncaught error. */
export interface Raised {
  /** Names of its class and of the classes that it inherits from: `['KeyError', 'LookupError', 'Exception', …]`. */
  readonly names: readonly string[];
  readonly message: string;
  /** File of the learner, and the line from 1. */
  readonly file?: string;
  readonly line?: number;
  /** Traceback as Python or the browser's console prints it, with the learner's files only. */
  readonly trace?: string;
}

/** Result of a run. The learner's code controls all of it: only {@link judge} derives a verdict. */
export interface ProgramResult {
  readonly ended: Ended;
  readonly stdout: string;
  readonly stderr: string;
  /** Output of both streams in its order; absent if one of them is empty, and on the server. */
  readonly printed?: string;
  /** Result of the call, if there was one. */
  readonly value?: Value;
  /** Present if `ended` is `error`. */
  readonly raised?: Raised;
  /** Visible text of the page after the steps, with one space between words. */
  readonly shown?: string;
  /** Body of the page after the steps, if requested. Untrusted, since the learner's code created it. */
  readonly drawn?: unknown;
  /** Python: files after the run. */
  readonly left?: Files;
  /** Wall-clock time from the start of the run to its end in milliseconds, without waiting for its turn. */
  readonly ms: number;
  /** Name and version of the engine, stored with the verdict. */
  readonly engine: string;
}

/** Limits of a run. Meeting one is a result, not an error. */
export interface Limits {
  /**
   * Milliseconds: wall-clock time in a browser; on the server the thread's own working time, so that nobody fails
   * because of an overloaded server.
   */
  readonly timeMs: number;
  /** Limit in milliseconds for all inputs of a program together. */
  readonly totalMs: number;
}

/** Expectation of a case; at least one of these. */
export interface Expectation {
  /** Return value of the call: a {@link Value}, or plain JSON. */
  readonly gives?: unknown;
  /** Class name of the error, or of a class that it inherits from. */
  readonly raises?: string;
  readonly stdout?: string;
  /** Files that must exist afterwards with these texts. */
  readonly leaves?: Files;
  /** Visible texts, in this order. */
  readonly shows?: string | readonly string[];
  /** Texts that must not be visible. */
  readonly hides?: string | readonly string[];
  /** Rule whose places were counted. */
  readonly rule?: Rule;
}

/** Case of an exercise as its author writes it. */
export interface Case extends Input, Expectation {
  readonly name: string;
}

/** Returns the expectation of a case, without its input. */
export function expectationOf({ gives, raises, stdout, leaves, shows, hides, rule }: Case): Expectation {
  return {
    ...(gives !== undefined && { gives }),
    ...(raises !== undefined && { raises }),
    ...(stdout !== undefined && { stdout }),
    ...(leaves !== undefined && { leaves }),
    ...(shows !== undefined && { shows }),
    ...(hides !== undefined && { hides }),
    ...(rule !== undefined && { rule }),
  };
}

/** Returns the input of a case: the only part that enters the engine. */
export function inputOf({ call, stdin, files, steps, props, rule }: Case): Input {
  return {
    ...(call !== undefined && { call }),
    ...(stdin !== undefined && { stdin }),
    ...(files !== undefined && { files }),
    ...(steps !== undefined && { steps }),
    ...(props !== undefined && { props }),
    ...(rule !== undefined && { rule }),
  };
}
