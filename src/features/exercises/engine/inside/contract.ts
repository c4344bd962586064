import type { Drawn, Raised, Step } from '../run.ts';
import type { Value } from '../value.ts';

// Between the host and the scripts of this folder, which run inside QuickJS beside the learner's code. They know nothing but
// what JavaScript itself brings: no DOM but their own, no timers but their own.

/** Prints for the learner. */
export type Write = (stream: 'stdout' | 'stderr', text: string) => void;

/** What the host asks for, as JSON. */
export interface Request {
  readonly entry: string;
  /** The names of the learner's files: where an error is looked for. */
  readonly files: readonly string[];
  /** For what is random. */
  readonly seed: number;
  readonly call?: string;
  readonly page?: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly steps?: readonly Step[];
  readonly isPreview?: true;
}

/** What each bundle gives to the host. */
export interface Harness {
  /** As JSON: sources of modules, by their names, that the learner's code may import beside its own files. */
  readonly modules: string;
  /** Begins to do what `request` asks for. */
  readonly begin: (request: string) => void;
  /** Called whenever nothing else is left to do: goes on, or gives the report as JSON when all is done. */
  readonly next: () => string | null;
}

/** The report, before anything is believed of it. */
export interface InsideReport {
  value?: Value;
  raised?: Raised;
  shown?: string;
  drawn?: Drawn;
}
