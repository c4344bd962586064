interface CachedCount<Count> {
  /** Version of the counted content. */
  readonly of: string;
  readonly count: Promise<Count>;
  /** Expiry by this process's monotonic clock; infinite while counting. */
  until: number;
}

const freshMs = 10_000;
/** Slow counts are cached longer: counting takes at most a twentieth of the time. */
const shareOfTime = 20;

/** Caches counts for a while; concurrent readers share one. */
export function cachedCounts<Count>() {
  const counts = new Map<string, CachedCount<Count>>();

  async function keepUntilDue(name: string, begun: CachedCount<Count>): Promise<void> {
    const began = performance.now();
    try {
      await begun.count;
      const ended = performance.now();
      begun.until = ended + Math.max(freshMs, shareOfTime * (ended - began));
    } catch {
      // Current readers get the error; the next one counts again.
      counts.delete(name);
    }
  }

  return {
    /** Returns the cached count, or a new one; `of` changes with the content that is counted under this name. */
    read(name: string, of: string, count: () => Promise<Count>): Promise<Count> {
      const known = counts.get(name);
      if (known?.of === of && known.until > performance.now()) return known.count;
      const begun = { of, count: count(), until: Number.POSITIVE_INFINITY };
      counts.set(name, begun);
      void keepUntilDue(name, begun);
      return begun.count;
    },
    forget(name: string): void {
      counts.delete(name);
    },
  };
}
