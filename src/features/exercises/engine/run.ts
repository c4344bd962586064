// What goes into an engine and what comes out of it, in the browser and on the server alike. What a case expects is no
// part of either: it never enters the place where a learner's code runs, so nothing there can claim to have passed.

import type { Value } from './value.ts';

/** What learners write and an engine runs. */
export const languages = ['javascript', 'react', 'python'] as const;
export type Language = (typeof languages)[number];

/** Texts by the names of their files, such as `main.py` or `shop/prices.js`. */
export type Files = Readonly<Record<string, string>>;

/** What a learner has written. */
export interface Program {
  readonly language: Language;
  readonly files: Files;
  /** The file that is run, or whose names a call may use; one of `files`. */
  readonly entry: string;
  /** JavaScript only: HTML of the body of a page in which the entry runs. */
  readonly page?: string;
}

/** What a person does on a page. */
export type Step =
  /** The text of a button or link, or the label of a box that is ticked. */
  | { readonly click: string }
  /** The label of a field, and what it holds afterwards. */
  | { readonly type: { readonly into: string; readonly text: string } }
  /** In a preview: the element at this place among all of the page, as {@link Drawn} counts them. */
  | { readonly pressAt: number }
  | { readonly fillAt: number; readonly text: string };

/** An element of a page as it stands after a run, or a text in one. */
export type Drawn =
  | string
  | {
      /** Its place among all elements of the page, in the order of the document. */
      readonly at: number;
      readonly tag: string;
      readonly attributes: Readonly<Record<string, string>>;
      /** What a field holds, and whether a box is ticked. */
      readonly value?: string;
      readonly isChecked?: boolean;
      readonly children: readonly Drawn[];
    };

/** What of a case enters the engine. Without `call` the entry is run as a program. */
export interface Input {
  /** An expression with the names of the entry in scope; a promise is awaited. */
  readonly call?: string;
  /** What the program reads; nothing where it is left out. */
  readonly stdin?: string;
  /** Python: files that are there besides the program's own. */
  readonly files?: Files;
  /** React, and JavaScript with a page. */
  readonly steps?: readonly Step[];
  /** React: what the entry's default export is drawn with. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** The outcome has the page as it is `drawn`. */
  readonly isPreview?: true;
}

/** Why a run is over: `done` and `error` by itself, the rest by a limit or because somebody stopped it. */
export type Ended = 'done' | 'error' | 'time' | 'memory' | 'output' | 'stopped';

/** An error that nothing caught. */
export interface Raised {
  /** The name of its class, then those of the classes beneath it: `['KeyError', 'LookupError', 'Exception', …]`. */
  readonly names: readonly string[];
  readonly message: string;
  /** Where in the learner's files, and the line from 1. */
  readonly file?: string;
  readonly line?: number;
  /** As Python or the browser's console would print it, of the learner's files only. */
  readonly trace?: string;
}

/** What leaves the engine. All of it was said by the learner's code, or could be: only {@link judge} makes a verdict of it. */
export interface Outcome {
  readonly ended: Ended;
  readonly stdout: string;
  readonly stderr: string;
  /** Result of the call, if there was one. */
  readonly value?: Value;
  /** Only where `ended` is `error`. */
  readonly raised?: Raised;
  /** All text that can be seen on the page after the steps, with one space between words. */
  readonly shown?: string;
  /** The body of the page after the steps, if it was asked for. The learner's code made it: nothing in it is to be trusted. */
  readonly drawn?: unknown;
  /** Python: the files that are there afterwards. */
  readonly left?: Files;
  /** From the start of the run to its end by the clock on the wall, without the time that it waited for its turn. */
  readonly ms: number;
  /** Name and version of the engine, to be kept beside a verdict. */
  readonly engine: string;
}

/** How far a run may go. Each limit that is met ends in an outcome. */
export interface Limits {
  /**
   * Milliseconds: in a browser by the clock on the wall, on the server of the thread's own work, so that nobody fails for a server that
   * has much to do.
   */
  readonly timeMs: number;
  /** The same for all inputs of a program together. */
  readonly totalMs: number;
}

/** What a case expects; at least one of these. */
export interface Expectation {
  /** The value of the call: a {@link Value}, or plain JSON. */
  readonly gives?: unknown;
  /** The name of the class of an error, or of one beneath it. */
  readonly raises?: string;
  readonly stdout?: string;
  /** Files that must be there afterwards, with these texts. */
  readonly leaves?: Files;
  /** What is seen, in this order. */
  readonly shows?: string | readonly string[];
  /** What is seen nowhere. */
  readonly hides?: string | readonly string[];
}

/** A case of an exercise as it is written down. */
export interface Case extends Input, Expectation {
  readonly name: string;
}

/** The expectation of a case, without its input. */
export function expectationOf({ gives, raises, stdout, leaves, shows, hides }: Case): Expectation {
  return {
    ...(gives !== undefined && { gives }),
    ...(raises !== undefined && { raises }),
    ...(stdout !== undefined && { stdout }),
    ...(leaves !== undefined && { leaves }),
    ...(shows !== undefined && { shows }),
    ...(hides !== undefined && { hides }),
  };
}

/** The part of a case that enters the engine, and nothing else of it. */
export function inputOf({ call, stdin, files, steps, props }: Case): Input {
  return {
    ...(call !== undefined && { call }),
    ...(stdin !== undefined && { stdin }),
    ...(files !== undefined && { files }),
    ...(steps !== undefined && { steps }),
    ...(props !== undefined && { props }),
  };
}
