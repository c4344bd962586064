import type { Output } from './output.ts';
import type { EngineFile, Kind } from './protocol.ts';
import type { Input, Outcome, Program } from './run.ts';

/** One language's engine, loaded, within a worker of a browser or a thread of the server. */
export interface Engine {
  /** Makes ready for a run what the last has left; costs nothing when it is ready. */
  prepare(): Promise<void>;
  /**
   * Never throws for what the program does. Where the engine can ask `isOver` it ends the run in time; otherwise that is done from
   * outside, with its thread.
   */
  run(program: Program, input: Input, isOver: () => boolean, output: Output): Promise<Report>;
}

/** An outcome without what is added by whoever asked for it. */
export type Report = Omit<Outcome, 'stdout' | 'stderr' | 'ms' | 'engine'>;

/** Where an engine comes from: fetched in a browser, handed to a thread on the server. */
export interface EngineParts {
  module(file: EngineFile): Promise<WebAssembly.Module>;
  text(file: EngineFile): Promise<string>;
}

export type LoadEngine = (kind: Kind, parts: EngineParts) => Promise<Engine>;
