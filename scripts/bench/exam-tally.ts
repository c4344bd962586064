import { performance, createHistogram } from 'node:perf_hooks';

export const kinds = ['page', 'start', 'answer', 'submission'] as const;
export type Kind = (typeof kinds)[number];

export interface Timing {
  readonly count: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

const nsPerMs = 1e6;

/** Counts what learners ask and how long they wait. One whose connection broke under it is in no time, and told apart. */
export class ExamTally {
  readonly #latencies = new Map(kinds.map((kind) => [kind, createHistogram()]));
  readonly breaks: { readonly at: number; readonly why: string }[] = [];
  refusals = 0;
  firstRefusal: string | null = null;

  /** The time runs from a moment, which is now unless it is named. */
  begin(kind: Kind, from: number = performance.now()) {
    let isWhole = true;
    return {
      /** Whether it was answered with success. */
      end: (status: number): boolean => {
        if (isWhole) this.#latencies.get(kind)?.record(Math.max(1, Math.round((performance.now() - from) * nsPerMs)));
        if (status >= 200 && status < 300) return true;
        this.refusals += 1;
        this.firstRefusal ??= `${kind} answered with ${status}`;
        return false;
      },
      broke: (error: unknown): void => {
        isWhole = false;
        this.breaks.push({ at: Date.now(), why: `${kind}: ${error instanceof Error ? error.message : String(error)}` });
      },
    };
  }

  count(kind: Kind): number {
    return this.#latencies.get(kind)?.count ?? 0;
  }

  timings(): Record<Kind, Timing> {
    const timing = (kind: Kind): Timing => {
      const latencies = this.#latencies.get(kind) ?? createHistogram();
      const [p50Ms = 0, p99Ms = 0] = [50, 99].map((share) => latencies.percentile(share) / nsPerMs);
      return { count: latencies.count, p50Ms, p99Ms, maxMs: latencies.max / nsPerMs };
    };
    return { page: timing('page'), start: timing('start'), answer: timing('answer'), submission: timing('submission') };
  }
}
