import type { FastifyBaseLogger } from 'fastify';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { FairQueue } from '../../../platform/server/fair-queue.ts';
import { EngineFailed, EngineHost, EngineKilled, type HostedResult } from '../host.ts';
import { runLimits } from '../limits.ts';
import type { Expectation, Input, Limits, Program } from '../run.ts';
import { type EnginePaths, EngineStore } from './engine-store.ts';
import { processStarter } from './start-process.ts';

/** Maximum number of waiting programs of one user. */
const perPersonMax = 4;
const defaultIdleMs = 2 * 60_000;
/**
 * Minimum time between two programs of a thread while others wait: handling a result blocks the main thread for a
 * moment.
 */
const beginEveryMs = 50;
/** Maximum number of waiting programs per thread: a browser gives up after 30 s. */
const waitingMax = 20_000 / beginEveryMs;
/** Leaves one core to requests: even work of the lowest priority delays them until it is preempted. */
const enginesMax = Math.min(Math.max(availableParallelism() - 1, 1), 4);

/** Thrown if the queue is so long that another program would wait too long, or if this user has several waiting. */
export class EngineBusy extends Error {
  override readonly name = 'EngineBusy';
}

export interface RunOptions {
  /** Client address: clients take turns, and so do each client's users. If absent, each user is a client. */
  readonly address?: string;
  readonly gone?: AbortSignal;
  /** One for each input: the results are then judged in the engine's process. */
  readonly expectations?: readonly Expectation[];
}

export interface EnginePool {
  /**
   * Runs a program with each input once its turn comes, up to the first that meets a limit or ends its engine. `person`
   * is any key. Throws {@link EngineBusy} (queue full, caller gone) and `EngineFailed` (no engine, server overloaded).
   */
  run(
    person: string,
    program: Program,
    inputs: readonly Input[],
    options?: RunOptions,
  ): Promise<readonly HostedResult[]>;
  /** Number of programs of others before the next one of this user; null if none of theirs waits. */
  placeOf(person: string): number | null;
  /** Ends the engines; running programs end as `stopped`, waiting ones are refused. */
  stop(): void;
}

interface Options {
  /** Folder of the engines' files, as created by `npm run build`. */
  readonly folder: string;
  readonly log: FastifyBaseLogger;
  /** Number of programs that run at the same time. */
  readonly size?: number;
  /** Time in milliseconds after which an idle thread ends. */
  readonly idleMs?: number;
  /** Shortest time in milliseconds between two programs of one engine while others wait. */
  readonly everyMs?: number;
  readonly limits?: Limits;
  /** Waits this number of milliseconds. */
  readonly pause?: (ms: number) => Promise<unknown>;
}

type RunArguments = [program: Program, inputs: readonly Input[], expectations: readonly Expectation[] | undefined];

interface Seat {
  readonly host: EngineHost<EnginePaths>;
  isTaken: boolean;
  /** Time by the clock of `performance`. */
  begunMs: number;
  idle: NodeJS.Timeout | null;
}

/**
 * Runs learners' code on the server in processes of the lowest priority. They start with the first run and end when
 * idle for two minutes. If one dies, the next run starts another.
 */
export function createEnginePool({
  folder,
  log,
  size = enginesMax,
  idleMs = defaultIdleMs,
  everyMs = beginEveryMs,
  limits = runLimits,
  pause = sleep,
}: Options): EnginePool {
  const store = new EngineStore(folder);
  const stopped = new AbortController();
  const seats: readonly Seat[] = Array.from({ length: size }, () => ({
    host: new EngineHost({
      start: processStarter(log),
      sourceOf: (kind) => store.pathsOf(kind),
      versionOf: (language) => store.versionOf(language),
    }),
    isTaken: false,
    begunMs: -Infinity,
    idle: null,
  }));
  const queue = new FairQueue({
    atOnce: size,
    perKey: perPersonMax,
    total: size * waitingMax,
    refusal: () => new EngineBusy('too many programs wait'),
    // The engines' files do not exist.
    isForAll: (failure): failure is Error => failure instanceof Error && 'code' in failure && failure.code === 'ENOENT',
  });

  async function runAll(gone: AbortSignal, ...runArguments: RunArguments): Promise<readonly HostedResult[]> {
    const seat = takeSeat(seats);
    try {
      const earlyMs = seat.begunMs + everyMs - performance.now();
      if (earlyMs > 0 && queue.size > 0) await pause(earlyMs);
      if (gone.aborted) throw new EngineBusy('whoever asked has gone');
      seat.begunMs = performance.now();
      return await runOnceMore(seat.host, limits, ...runArguments);
    } finally {
      leaveSeat(seat);
    }
  }

  function leaveSeat(seat: Seat): void {
    seat.isTaken = false;
    seat.idle = setTimeout(() => {
      seat.host.end();
      seat.idle = null;
    }, idleMs).unref();
  }

  return {
    run(person, program, inputs, { address = person, gone, expectations } = {}) {
      const ended = gone ? AbortSignal.any([gone, stopped.signal]) : stopped.signal;
      return queue.run({ group: address, key: person }, ended, () => runAll(ended, program, inputs, expectations));
    },
    placeOf: (person) => queue.placeOf(person),
    stop: () => {
      stopped.abort();
      for (const { host } of seats) host.end();
    },
  };
}

/**
 * Takes a free seat, preferably with a running process, and of these the one idle longest. The queue never admits more
 * programs than there are seats.
 */
function takeSeat(seats: readonly Seat[]): Seat {
  const free = seats.filter(({ isTaken }) => !isTaken).toSorted((one, other) => one.begunMs - other.begunMs);
  const seat = free.find(({ idle }) => idle !== null) ?? free[0];
  if (!seat) throw new Error('all seats are taken');
  seat.isTaken = true;
  if (seat.idle) clearTimeout(seat.idle);
  seat.idle = null;
  return seat;
}

/**
 * Runs a program, and once more if something ended its engine from outside. If that happens twice, the program is to
 * blame: the system kills the process that uses the most memory.
 */
async function runOnceMore(
  host: Seat['host'],
  limits: Limits,
  ...[program, inputs, expectations]: RunArguments
): Promise<HostedResult[]> {
  const outcomes: HostedResult[] = [];
  for (let isSecond = false; ; isSecond = true) {
    const [rest, ofRest] = [inputs.slice(outcomes.length), expectations?.slice(outcomes.length)];
    try {
      return [...outcomes, ...(await host.run(program, rest, limits, ofRest))];
    } catch (error) {
      if (!(error instanceof EngineKilled)) throw error;
      outcomes.push(...error.outcomes);
      const { engine } = error;
      if (isSecond && engine === null)
        throw new EngineFailed('the engine was ended while it started', { cause: error });
      if (isSecond) return [...outcomes, { ended: 'memory', stdout: '', stderr: '', ms: 0, engine: engine ?? '' }];
    }
  }
}
