/**
 * Per-key state of this process in fixed time windows. Windows are aligned to the clock, so those of all processes
 * begin together.
 */
export interface ClockWindow<T> {
  /** State of `key` in the current window; created if it does not exist yet. */
  of(key: string): T;
  /** End of the current window; milliseconds since 1970. */
  endsAt(): number;
  /** Whole seconds until then, for `Retry-After`. */
  secondsLeft(): number;
}

export function createClockWindow<T extends object>(
  windowMs: number,
  now: () => number,
  fresh: () => T,
): ClockWindow<T> {
  let entries = new Map<string, T>();
  let entriesEndAt = 0;
  const endsAt = () => (Math.floor(now() / windowMs) + 1) * windowMs;
  return {
    of(key) {
      // Entries of a past window are dropped together, so that no sweep is needed.
      if (endsAt() !== entriesEndAt) [entries, entriesEndAt] = [new Map<string, T>(), endsAt()];
      const known = entries.get(key);
      if (known !== undefined) return known;
      const entry = fresh();
      entries.set(key, entry);
      return entry;
    },
    endsAt,
    secondsLeft: () => Math.ceil((endsAt() - now()) / 1000),
  };
}
