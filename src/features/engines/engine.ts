import type { Output } from './output.ts';
import type { EngineFile, Kind } from './protocol.ts';
import type { Fact } from './rule.ts';
import type { Files, Input, ProgramResult, Program } from './run.ts';

/** Loaded engine of one language, within a worker of a browser or a thread of the server. */
export interface Engine {
  /** Resets the state that the last run left; cheap if there is nothing to reset. */
  prepare(): Promise<void>;
  /**
   * Never throws for an error of the program. An engine that can call `isOver` ends the run in time; otherwise the host
   * ends it with its thread.
   */
  run(program: Program, input: Input, isOver: () => boolean, output: Output): Promise<Report>;
  /** Reads the syntax trees of files for rules, without running anything; or the report of a run that cannot begin. */
  read(files: Files, isOver: () => boolean): readonly Fact[] | Report;
}

/** Result of a run, without the fields that the caller adds. */
export type Report = Omit<ProgramResult, 'stdout' | 'stderr' | 'printed' | 'ms' | 'engine'>;

/** Source of an engine's files: fetched in a browser, passed to a thread on the server. */
export interface EngineParts {
  module(file: EngineFile): Promise<WebAssembly.Module>;
  text(file: EngineFile): Promise<string>;
}

export type LoadEngine = (kind: Kind, parts: EngineParts) => Promise<Engine>;
