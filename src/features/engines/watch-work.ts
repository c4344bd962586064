import { graceMs, wallFactorMax } from './limits.ts';

/** Minimum time between two questions to a thread. */
const pauseMs = 20;
/** Time limit for an answer, on a machine with hardly any free core. */
const answerMaxMs = 3000;
/** Minimum wall-clock time, also if little of the limit is left. */
const wallMinMs = 2000;

interface Watched {
  /** Working time of the thread when its limit began. */
  readonly sinceMs: number;
  /** Reads its working time by the same clock; a stuck thread may never answer. */
  readonly workedMs: () => Promise<number>;
  /** Further working time allowed. */
  readonly limitMs: number;
  /** Called if it has worked longer, or does not answer. */
  readonly late: () => void;
  /** Called if it got no core to work on, which is not the program's fault. */
  readonly starved: () => void;
}

/**
 * Calls `late` or `starved` once, unless the returned function ends it before. The thread is first asked when it can
 * have reached the limit: it never works more than the wall-clock time.
 */
export function watchWork({ sinceMs, workedMs, limitMs, late, starved }: Watched): () => void {
  let isOver = false;
  let next = setTimeout(look, limitMs + graceMs);
  const last = setTimeout(() => void giveUp().catch(() => end(late)), Math.max(limitMs * wallFactorMax, wallMinMs));

  function stop(): void {
    isOver = true;
    clearTimeout(next);
    clearTimeout(last);
  }
  function end(tell: () => void): void {
    if (isOver) return;
    stop();
    tell();
  }
  function look(): void {
    void lookAt().catch(() => end(late));
  }
  async function lookAt(): Promise<void> {
    const restMs = sinceMs + limitMs + graceMs - (await workedMs());
    if (restMs <= 0) end(late);
    else if (!isOver) next = setTimeout(look, Math.max(restMs, pauseMs));
  }
  async function giveUp(): Promise<void> {
    const worked = await Promise.race([workedMs(), later(answerMaxMs, Infinity)]);
    end(worked - sinceMs < limitMs / 2 ? starved : late);
  }
  return stop;
}

async function later<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, ms, value));
}

/** Wall clock in milliseconds, the same in all threads of a browser or a server, no matter when they started. */
export function wallMs(): number {
  return performance.timeOrigin + performance.now();
}
