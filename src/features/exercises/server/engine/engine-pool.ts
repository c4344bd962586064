import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { backgroundEnvironment } from '../../../../platform/server/config/background-priority.ts';
import { FairQueue } from '../../../../platform/server/fair-queue.ts';
import { EngineHost, type StartThread } from '../../engine/host.ts';
import { runLimits } from '../../engine/limits.ts';
import type { Word } from '../../engine/protocol.ts';
import type { Input, Outcome, Program } from '../../engine/run.ts';
import { EngineStore, type LoadedParts } from './engine-store.ts';
import { workedMsOf } from './worked-ms.ts';

/** So many of one person may wait. */
const perPersonMax = 4;
const idleMs = 2 * 60_000;
/**
 * While programs wait, a thread begins one so often at most: what follows from a verdict is a millisecond of the main thread, in
 * which nobody is served.
 */
const beginEveryMs = 50;
/** So many may wait for one thread in all: a browser gives up after 30 s. */
const waitingMax = 20_000 / beginEveryMs;
/** One core is left to everybody else: even a thread of the lowest priority keeps them waiting where it has to be pushed aside. */
const threadsMax = Math.min(Math.max(availableParallelism() - 1, 1), 4);
/** Of V8's own heap; the memory that a learner's code gets is WebAssembly's, and capped in its file. */
const heapMaxMib = 192;

/** So many wait already that another would wait too long, or this person has several waiting. */
export class EngineBusy extends Error {
  override readonly name = 'EngineBusy';
}

export interface EnginePool {
  /**
   * Runs a program with each input, one after the other, when its turn has come: persons take turns. Stops at the first that
   * meets a limit, so there may be fewer outcomes than inputs. `person` is any key, such as a uid. Throws {@link EngineBusy}
   * if too many wait or `gone` is aborted while this waits, and `EngineFailed` if no engine can be started, or the machine has so
   * much to do that nothing can be said of the program.
   */
  run(person: string, program: Program, inputs: readonly Input[], gone?: AbortSignal): Promise<readonly Outcome[]>;
  /** How many of others come before the next of this person; null where none of theirs waits. */
  placeOf(person: string): number | null;
  /** Ends the threads; what runs ends as `stopped`, what waits is refused. */
  stop(): void;
}

interface Options {
  /** Where `npm run build` left the engines' files. */
  readonly folder: string;
  readonly log: FastifyBaseLogger;
  /** How many programs run at the same time. */
  readonly size?: number;
  /** How long a thread that nobody needs is kept. */
  readonly keptMs?: number;
  /** Waits so many milliseconds. */
  readonly pause?: (ms: number) => Promise<unknown>;
}

interface Seat {
  readonly host: EngineHost<LoadedParts>;
  isTaken: boolean;
  /** By the clock of `performance`. */
  begunMs: number;
  idle: NodeJS.Timeout | null;
}

/**
 * Runs learners' code on the server, in threads of the lowest priority. They start with the first run and end when there was none
 * for two minutes; until then this costs neither time nor memory.
 */
export function createEnginePool({
  folder,
  log,
  size = threadsMax,
  keptMs = idleMs,
  pause = sleep,
}: Options): EnginePool {
  const store = new EngineStore(folder);
  const stopped = new AbortController();
  const seats: readonly Seat[] = Array.from({ length: size }, () => ({
    host: new EngineHost({
      start: threadStarter(log),
      sourceOf: (kind) => store.partsOf(kind),
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
    // The engines' files are not there.
    isForAll: (failure): failure is Error => failure instanceof Error && 'code' in failure && failure.code === 'ENOENT',
  });

  async function runAll(program: Program, inputs: readonly Input[], gone: AbortSignal): Promise<readonly Outcome[]> {
    const seat = takeSeat(seats);
    try {
      const earlyMs = seat.begunMs + beginEveryMs - performance.now();
      if (earlyMs > 0 && queue.size > 0) await pause(earlyMs);
      if (gone.aborted) throw new EngineBusy('whoever asked has gone');
      seat.begunMs = performance.now();
      const outcomes: Outcome[] = [];
      // A thread that died of a run is no reason not to try the next input in another.
      while (outcomes.length < inputs.length && (outcomes.at(-1)?.ended ?? 'error') === 'error') {
        outcomes.push(...(await seat.host.run(program, inputs.slice(outcomes.length), runLimits)));
      }
      return outcomes;
    } finally {
      leaveSeat(seat);
    }
  }

  function leaveSeat(seat: Seat): void {
    seat.isTaken = false;
    seat.idle = setTimeout(() => {
      seat.host.end();
      seat.idle = null;
      if (seats.every(({ isTaken, idle }) => !isTaken && idle === null)) store.forget();
    }, keptMs).unref();
  }

  return {
    run(person, program, inputs, gone = new AbortController().signal) {
      const ended = AbortSignal.any([gone, stopped.signal]);
      return queue.run(person, ended, () => runAll(program, inputs, ended));
    },
    placeOf: (person) => queue.placeOf(person),
    stop: () => {
      stopped.abort();
      for (const { host } of seats) host.end();
    },
  };
}

/**
 * One whose thread still runs, if there is one, and of these the one that has rested longest. The queue lets no more in than there
 * are seats.
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

const threadStarter =
  (log: FastifyBaseLogger): StartThread<LoadedParts> =>
  (heard, died) => {
    const worker = new Worker(new URL('engine-thread.ts', import.meta.url), {
      name: 'engine',
      // Nothing of the installation is anybody's business there.
      env: backgroundEnvironment,
      resourceLimits: { maxOldGenerationSizeMb: heapMaxMib },
    });
    // A program that hangs does not keep a server from ending.
    worker.unref();
    worker.on('message', (word: Word) => heard(word));
    worker.once('error', (err: Error & { code?: string }) => {
      const isMemory = err.code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (!isMemory) log.error({ err }, 'an engine for learners’ code failed');
      died(isMemory ? 'memory' : err);
    });
    worker.once('exit', (code) => died(new Error(`the thread ended with ${code}`)));
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
      tell: (order) => worker.postMessage(order),
      workedMs: () => workedMsOf(worker),
      end: () => void worker.terminate(),
    };
  };
