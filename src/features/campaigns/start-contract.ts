/** A year from now is a slip of the pen. */
const scheduledMaxMs = 366 * 24 * 60 * 60 * 1000;

/** Whether a campaign may begin at this moment. Both are milliseconds since 1970. */
export function isAhead(at: number, now: number): boolean {
  return at > now && at - now <= scheduledMaxMs;
}
