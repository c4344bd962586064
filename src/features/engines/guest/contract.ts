import type { Files, RenderedNode, Raised, Step } from '../run.ts';
import type { Value } from '../value.ts';

// Contract between the host and the scripts of this folder, which run inside QuickJS beside the learner's code. They
// have only JavaScript's own features: no DOM and no timers except their own.

/** Method of promises that compiled code calls on those that a statement discards. */
export const uncaughtMethod = '__uncaught';

/** Prints for the learner. */
export type Write = (stream: 'stdout' | 'stderr', text: string) => void;

/** Request of the host, as JSON. */
export interface Request {
  readonly entry: string;
  /** Learner's files, in which the source of an error is looked up. */
  readonly files: Files;
  /** Seed of the random numbers. */
  readonly seed: number;
  readonly call?: string;
  readonly page?: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly steps?: readonly Step[];
  readonly isPreview?: true;
}

/** Interface of each bundle to the host. */
export interface Harness {
  /** JSON: sources of modules, by name, that the learner's code may import beside its own files. */
  readonly modules: string;
  /** Begins a run of `request`. */
  readonly begin: (request: string) => void;
  /** Called when nothing else is left to do: continues, or returns the report as JSON at the end. */
  readonly next: () => string | null;
}

/** Report before it is validated. */
export interface GuestReport {
  value?: Value;
  raised?: Raised;
  shown?: string;
  drawn?: RenderedNode;
}
