/** What this process remembers of each key until the window ends. Windows lie on the clock: those of all processes begin together. */
export interface ClockWindow<T> {
  /** What is remembered of `key` in the window of this moment; fresh if it was not there yet. */
  of(key: string): T;
  /** When the window of this moment ends; milliseconds since 1970. */
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
      // All of a window that is over goes at once: nothing has to be swept.
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
