import type { Verdict } from './judge.ts';
import type { Expectation, Input, Language, Limits, Outcome, Program } from './run.ts';

/** The files that engines are made of, by what they are. */
export const engineFiles = ['quickjs', 'python', 'javascript', 'page', 'react'] as const;
export type EngineFile = (typeof engineFiles)[number];

/** What the build knows of the engines. */
export interface EngineTable {
  /** Names with the hash of their content; sizes as they are unpacked. */
  readonly files: Readonly<Record<EngineFile, { readonly name: string; readonly bytes: number }>>;
  /** What is kept beside a verdict. */
  readonly versions: Readonly<Record<Language, string>>;
}

/** Which files each kind of engine is made of. */
export const filesOf = {
  javascript: ['quickjs', 'javascript'],
  page: ['quickjs', 'page'],
  react: ['quickjs', 'react'],
  python: ['python'],
} as const satisfies Record<string, readonly EngineFile[]>;

/** A language, or JavaScript with a page. */
export type Kind = keyof typeof filesOf;

export function kindOf({ language, page }: Program): Kind {
  return language === 'javascript' && page !== undefined ? 'page' : language;
}

/** What the one that hosts a worker tells it. Each kind is loaded once, and one program runs at a time, with each input in turn. */
export type Order<Source> =
  | { readonly act: 'load'; readonly kind: Kind; readonly source: Source }
  | {
      readonly act: 'run';
      readonly program: Program;
      readonly inputs: readonly Input[];
      readonly limits: Limits;
      /** Expectations, one for each input, if the worker is to judge the outcomes. */
      readonly expectations?: readonly Expectation[];
    };

/** An outcome as the worker tells it. */
export type RunOutcome = Omit<Outcome, 'engine'> & { readonly verdict?: Verdict };

/**
 * What the worker says. The time of the first run begins with `started`, that of each other with the outcome of the one before, which
 * is told once all is ready for it; `workedMs` is what the worker had worked then. What a run prints comes while it runs, so that one
 * that is ended from outside has shown it. The last is that of the last input, or of the first run that met a limit.
 */
export type Word =
  | { readonly say: 'progress'; readonly progress: Progress }
  | { readonly say: 'ready' }
  | { readonly say: 'started'; readonly workedMs: number }
  | { readonly say: 'output'; readonly stream: Stream; readonly text: string }
  | {
      readonly say: 'outcome';
      readonly outcome: RunOutcome;
      readonly isLast: boolean;
      readonly workedMs: number;
    }
  | { readonly say: 'failed'; readonly error: string };

export type Stream = 'stdout' | 'stderr';

/** How much of an engine has arrived, in bytes of its files as they are unpacked. */
export interface Progress {
  readonly loadedBytes: number;
  readonly totalBytes: number;
}
