import type { CaseVerdict } from './judge.ts';
import type { Expectation, Input, Language, Limits, ProgramResult, Program } from './run.ts';

/** Files that engines consist of. */
export const engineFiles = ['quickjs', 'python', 'javascript', 'page', 'react'] as const;
export type EngineFile = (typeof engineFiles)[number];

/** Table of the engines that the build creates. */
export interface EngineTable {
  /** File names with content hashes, and uncompressed sizes. */
  readonly files: Readonly<Record<EngineFile, { readonly name: string; readonly bytes: number }>>;
  /** Versions that are stored with results. */
  readonly versions: Readonly<Record<Language, string>>;
}

/** Files of each kind of engine. */
export const filesOf = {
  javascript: ['quickjs', 'javascript'],
  page: ['quickjs', 'page'],
  react: ['quickjs', 'react'],
  python: ['python'],
} as const satisfies Record<string, readonly EngineFile[]>;

/** Language, or JavaScript with a page. */
export type Kind = keyof typeof filesOf;

export function kindOf({ language, page }: Program): Kind {
  return language === 'javascript' && page !== undefined ? 'page' : language;
}

/** Message of the host to a worker. Each kind is loaded once; one program runs at a time, with each input in turn. */
export type Order<Source> =
  | { readonly act: 'load'; readonly kind: Kind; readonly source: Source }
  | {
      readonly act: 'run';
      readonly program: Program;
      readonly inputs: readonly Input[];
      readonly limits: Limits;
      /** One expectation for each input, if the worker should judge the results. */
      readonly expectations?: readonly Expectation[];
    };

/** Result of a run as the worker sends it. */
export type EngineResult = Omit<ProgramResult, 'engine'> & { readonly verdict?: CaseVerdict };

/**
 * Message of the worker. `started` and each `outcome` begin the next run's time at `workedMs`. Output is sent while a
 * program runs, so it survives an ended thread. The last outcome is the last input's, or the first that met a limit.
 */
export type EngineMessage =
  | { readonly say: 'progress'; readonly progress: Progress }
  | { readonly say: 'ready' }
  | { readonly say: 'started'; readonly workedMs: number }
  | { readonly say: 'output'; readonly stream: Stream; readonly text: string }
  | {
      readonly say: 'outcome';
      readonly outcome: EngineResult;
      readonly isLast: boolean;
      readonly workedMs: number;
    }
  | { readonly say: 'failed'; readonly error: string };

export type Stream = 'stdout' | 'stderr';

/** Download progress of an engine, in uncompressed bytes of its files. */
export interface Progress {
  readonly loadedBytes: number;
  readonly totalBytes: number;
}
