import { endOfRun, startMaxMs } from './limits.ts';
import {
  type Kind,
  type Order,
  type Progress,
  type EngineResult,
  type Stream,
  type EngineMessage,
  kindOf,
} from './protocol.ts';
import type { Expectation, Input, Language, Limits, ProgramResult, Program } from './run.ts';
import { watchWork } from './watch-work.ts';

/** Worker of a browser or thread of the server, as its host sees it. */
export interface EngineThread<Source> {
  tell(order: Order<Source>): void;
  /** Time that it has worked, in milliseconds, by the clock that its limits and its own messages use. */
  workedMs(): Promise<number>;
  /** Ends it at once, even in the middle of a run. */
  end(): void;
}

/** Starts a thread. `died` is called when it ends by itself. */
export type StartThread<Source> = (
  heard: (message: EngineMessage) => void,
  died: (death: Death) => void,
) => EngineThread<Source>;

/**
 * Reason why a thread ended: out of memory, by its host, by something else (`killed`), or by its own fault (the error).
 */
export type Death = 'memory' | 'ended' | 'killed' | Error;

/** Result of a run, with a verdict if expectations were given. */
export type HostedResult = ProgramResult & Pick<EngineResult, 'verdict'>;

/**
 * Thrown if the engine was ended from outside during a run. The program may not be at fault, so it can run once more.
 */
export class EngineKilled extends Error {
  override readonly name = 'EngineKilled';
  /** Results of the inputs that had completed by then. */
  readonly outcomes: readonly HostedResult[];
  /** Name and version of the engine; null if it was ended before the program began. */
  readonly engine: string | null;

  constructor(outcomes: readonly HostedResult[], engine: string | null) {
    super('the engine was ended from outside');
    this.outcomes = outcomes;
    this.engine = engine;
  }
}

/**
 * Thrown if an engine did not start or was given up: a file did not arrive, or the machine is overloaded. A retry may
 * succeed.
 */
export class EngineFailed extends Error {
  override readonly name = 'EngineFailed';
}

interface Options<Source> {
  readonly start: StartThread<Source>;
  /** Returns what a thread needs to load an engine. */
  readonly sourceOf: (kind: Kind) => Promise<Source>;
  /** Returns the version that is stored with a result. */
  readonly versionOf: (language: Language) => Promise<string>;
  readonly onProgress?: (progress: Progress) => void;
  readonly onOutput?: (stream: Stream, text: string) => void;
}

type RunOrder<Source> = Extract<Order<Source>, { act: 'run' }>;

/** The only message that a learner sees when a program crashed its engine. */
const crashMessage = 'the program stopped the engine that ran it';

interface Living<Source> {
  readonly thread: EngineThread<Source>;
  readonly loaded: Map<Kind, Promise<void>>;
  /** Handlers of the thread's next message, and of its end. */
  hear: (message: EngineMessage) => void;
  die: (death: Death) => void;
}

/**
 * Owns one thread with engines. The first run starts it, a run that exceeds its limits ends it, and the next run starts
 * a new one. One run at a time; others wait in order.
 */
export class EngineHost<Source> {
  readonly #options: Options<Source>;
  #living: Living<Source> | null = null;
  /** Number of calls of `end`. */
  #ends = 0;
  /** Last run that was requested. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: Options<Source>) {
    this.#options = options;
  }

  /** Loads an engine. Throws {@link EngineFailed}. */
  async load(kind: Kind): Promise<void> {
    const living = (this.#living ??= this.#start());
    const loading = living.loaded.get(kind) ?? this.#load(living, kind);
    living.loaded.set(kind, loading);
    try {
      await loading;
    } catch (error) {
      this.#endThread();
      throw error;
    }
  }

  /**
   * Runs a program with each input in turn, up to the first that meets a limit or ends the thread. With `expectations`,
   * one per input, the thread judges. Throws {@link EngineFailed} (no engine, no core) and {@link EngineKilled}.
   */
  run(
    program: Program,
    inputs: readonly Input[],
    limits: Limits,
    expectations?: readonly Expectation[],
  ): Promise<readonly HostedResult[]> {
    // Read before anything is awaited, so that a later `end` also stops a run that waits for its turn.
    const ends = this.#ends;
    const order = { act: 'run', program, inputs, limits, ...(expectations && { expectations }) } as const;
    const outcomes = Promise.allSettled([this.#last]).then(() => this.#runNext(ends, order));
    this.#last = outcomes;
    return outcomes;
  }

  async #runNext(ends: number, order: RunOrder<Source>): Promise<readonly HostedResult[]> {
    const engine = await this.#options.versionOf(order.program.language);
    const stopped = [{ ended: 'stopped', stdout: '', stderr: '', ms: 0, engine } as const];
    // Nothing is fetched for a run that was stopped.
    if (this.#ends !== ends) return stopped;
    try {
      await this.load(kindOf(order.program));
    } catch (error) {
      if (this.#ends === ends) throw error;
    }
    const living = this.#living;
    if (!living || this.#ends !== ends) return stopped;
    return this.#runOn(living, order, engine);
  }

  /** Ends the thread at once. The result of every run that was requested is `stopped`. */
  end(): void {
    this.#ends += 1;
    this.#endThread();
  }

  #endThread(): void {
    const living = this.#living;
    this.#living = null;
    living?.thread.end();
    living?.die('ended');
  }

  #start(): Living<Source> {
    const living: Living<Source> = {
      thread: this.#options.start(
        (word) => living.hear(word),
        (death) => {
          if (this.#living !== living) return;
          this.#living = null;
          living.die(death);
        },
      ),
      loaded: new Map(),
      hear: () => undefined,
      die: () => undefined,
    };
    return living;
  }

  async #load(living: Living<Source>, kind: Kind): Promise<void> {
    const { sourceOf, onProgress } = this.#options;
    const source = await sourceOf(kind);
    // An ended thread sends no more messages, and the next run waits for this promise.
    if (this.#living !== living) throw new EngineFailed(`the engine of ${kind} was given up`);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const fail = (cause: unknown) => reject(new EngineFailed(`the engine of ${kind} did not start`, { cause }));
    let timer = setTimeout(fail, startMaxMs, 'too slow');
    living.die = (death) => (death === 'killed' ? reject(new EngineKilled([], null)) : fail(death));
    living.hear = (word) => {
      if (word.say === 'ready') resolve();
      if (word.say === 'failed') fail(word.error);
      if (word.say !== 'progress') return;
      // A slow download is not a failure as long as it makes progress.
      clearTimeout(timer);
      timer = setTimeout(fail, startMaxMs, 'too slow');
      onProgress?.(word.progress);
    };
    living.thread.tell({ act: 'load', kind, source });
    await promise.finally(() => clearTimeout(timer));
  }

  async #runOn(living: Living<Source>, order: RunOrder<Source>, engine: string): Promise<readonly HostedResult[]> {
    const { promise, resolve, reject } = Promise.withResolvers<readonly HostedResult[]>();
    const outcomes: HostedResult[] = [];
    // State of the run in progress.
    let startedMs = performance.now();
    let heard = { stdout: '', stderr: '', printed: '' };
    let isOver = false;
    const cutOff = (end: Pick<ProgramResult, 'ended' | 'raised'>) => {
      if (isOver) return;
      resolve([...outcomes, { ...end, ...heard, ms: Math.round(performance.now() - startedMs), engine }]);
      this.#endThread();
    };
    const crash = () => cutOff({ ended: 'error', raised: { names: ['EngineError'], message: crashMessage } });
    living.die = (death) => {
      if (death === 'memory') cutOff({ ended: 'memory' });
      else if (death === 'ended') cutOff({ ended: 'stopped' });
      else if (death === 'killed') reject(new EngineKilled(outcomes, engine));
      else crash();
    };
    const late = () => cutOff({ ended: 'time' });
    const starved = () => {
      reject(new EngineFailed('the machine has too much to do'));
      this.#endThread();
    };
    const starting = setTimeout(starved, startMaxMs);
    let stopWatching = () => clearTimeout(starting);
    const workedMs = async () => living.thread.workedMs();
    let beganMs: number | null = null;
    const begin = (sinceMs: number) => {
      stopWatching();
      beganMs ??= sinceMs;
      startedMs = performance.now();
      heard = { stdout: '', stderr: '', printed: '' };
      const limitMs = endOfRun(order.limits, beganMs, sinceMs) - sinceMs;
      stopWatching = watchWork({ sinceMs, workedMs, limitMs, late, starved });
    };
    living.hear = (word) => {
      if (word.say === 'started') begin(word.workedMs);
      if (word.say === 'outcome') {
        outcomes.push({ ...word.outcome, engine });
        if (word.isLast) resolve(outcomes);
        else begin(word.workedMs);
      }
      if (word.say === 'failed') crash();
      if (word.say !== 'output') return;
      heard[word.stream] += word.text;
      heard.printed += word.text;
      this.#options.onOutput?.(word.stream, word.text);
    };
    living.thread.tell(order);
    return promise.finally(() => {
      isOver = true;
      stopWatching();
    });
  }
}
