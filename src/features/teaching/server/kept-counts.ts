interface Kept<Count> {
  /** What was counted. */
  readonly of: string;
  readonly count: Promise<Count>;
  /** By the clock of this process, which nobody sets back; infinite while it is being counted. */
  until: number;
}

const freshMs = 10_000;
/** A count that takes long is kept for longer: no more than a twentieth of the time is spent on it. */
const shareOfTime = 20;

/** Keeps counts for a while; whoever asks meanwhile shares one. */
export function keptCounts<Count>() {
  const kept = new Map<string, Kept<Count>>();

  async function keepUntilDue(name: string, begun: Kept<Count>): Promise<void> {
    const began = performance.now();
    try {
      await begun.count;
      const ended = performance.now();
      begun.until = ended + Math.max(freshMs, shareOfTime * (ended - began));
    } catch {
      // Whoever asked is told; the next one may have more luck.
      kept.delete(name);
    }
  }

  return {
    /** The count of a moment ago, or a new one; `of` is another when there is something else to count under this name. */
    read(name: string, of: string, count: () => Promise<Count>): Promise<Count> {
      const known = kept.get(name);
      if (known?.of === of && known.until > performance.now()) return known.count;
      const begun = { of, count: count(), until: Number.POSITIVE_INFINITY };
      kept.set(name, begun);
      void keepUntilDue(name, begun);
      return begun.count;
    },
    forget(name: string): void {
      kept.delete(name);
    },
  };
}
