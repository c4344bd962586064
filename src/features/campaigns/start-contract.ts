/** Longest time ahead; a later date is probably a typo. */
const scheduledMaxMs = 366 * 24 * 60 * 60 * 1000;

/** Returns true if a campaign may be scheduled for this time. Both are milliseconds since 1970. */
export function isAhead(at: number, now: number): boolean {
  return at > now && at - now <= scheduledMaxMs;
}
