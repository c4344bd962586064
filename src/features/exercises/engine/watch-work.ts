import { graceMs, wallFactorMax } from './limits.ts';

/** A thread is not asked more often what it has worked. */
const pauseMs = 20;
/** So long it may take to answer, on a machine that leaves it hardly any core. */
const answerMaxMs = 3000;

interface Watched {
  /** What the thread has worked; a thread that is stuck may never say it. */
  readonly workedMs: () => Promise<number>;
  /** How much it may work from now on. */
  readonly limitMs: number;
  /** It has worked longer, or does not say. */
  readonly late: () => void;
  /** It was given no core to work on, which is no fault of the program. */
  readonly starved: () => void;
}

/** Calls `late` or `starved`, once, unless it is ended before by the function that it gives. */
export function watchWork({ workedMs, limitMs, late, starved }: Watched): () => void {
  let isOver = false;
  let next: ReturnType<typeof setTimeout> | undefined;
  let last: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    isOver = true;
    clearTimeout(next);
    clearTimeout(last);
  }
  const end = (tell: () => void) => {
    if (isOver) return;
    stop();
    tell();
  };
  const look = async (sinceMs: number): Promise<void> => {
    const restMs = sinceMs + limitMs + graceMs - (await workedMs());
    if (restMs <= 0) end(late);
    else if (!isOver) next = setTimeout(() => void look(sinceMs).catch(() => end(late)), Math.max(restMs, pauseMs));
  };
  const giveUp = async (sinceMs: number): Promise<void> => {
    const worked = await Promise.race([workedMs(), later(answerMaxMs, Infinity)]);
    end(worked - sinceMs < limitMs / 2 ? starved : late);
  };
  const begin = async (sinceMs: number): Promise<void> => {
    if (isOver) return;
    last = setTimeout(() => void giveUp(sinceMs).catch(() => end(late)), limitMs * wallFactorMax);
    await look(sinceMs);
  };
  workedMs()
    .then(begin)
    .catch(() => end(late));
  return stop;
}

async function later<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, ms, value));
}
