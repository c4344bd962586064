import { graceMs, wallFactorMax } from './limits.ts';

/** A thread is not asked more often what it has worked. */
const pauseMs = 20;
/** So long it may take to answer, on a machine that leaves it hardly any core. */
const answerMaxMs = 3000;
/** A limit of which little is left is still given time to be worked. */
const wallMinMs = 2000;

interface Watched {
  /** What the thread had worked when its time began. */
  readonly sinceMs: number;
  /** What it has worked, by the same clock; a thread that is stuck may never say it. */
  readonly workedMs: () => Promise<number>;
  /** How much it may work from now on. */
  readonly limitMs: number;
  /** It has worked longer, or does not say. */
  readonly late: () => void;
  /** It was given no core to work on, which is no fault of the program. */
  readonly starved: () => void;
}

/**
 * Calls `late` or `starved`, once, unless it is ended before by the function that it gives. The thread is not asked before it may
 * have worked so long: no thread works more than the time that goes by.
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
