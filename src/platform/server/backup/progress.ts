/** Called repeatedly with the amount done, in the unit of `total`. */
export type Progress = (what: string, done: number, total: number) => void;

const pauseMs = 1000;

/** Reports progress in lines: at most one per second for each item, and always its end. */
export function progressLines(say: (line: string) => void): Progress {
  const saidAt = new Map<string, number>();
  return (what, done, total) => {
    const now = performance.now();
    if (done < total && now - (saidAt.get(what) ?? Number.NEGATIVE_INFINITY) < pauseMs) return;
    saidAt.set(what, now);
    const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
    say(`${what}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')} (${percent}%)`);
  };
}
