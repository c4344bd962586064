import { localTime } from '../local-day.ts';
import { quarterMs } from './queries.ts';

/** Quarters of an hour in two days: an hour that a change of the clocks skips comes the day after. */
const quartersMax = 200;

/** First time after `now` at which this hour begins in the time zone; times are milliseconds since 1970. */
export function nextAtHour(hour: number, zone: string, now: number): number {
  const first = (Math.floor(now / quarterMs) + 1) * quarterMs;
  for (let place = 0; place < quartersMax; place += 1) {
    const at = first + place * quarterMs;
    if (localTime(at, zone).hour === hour && localTime(at - 1, zone).hour !== hour) return at;
  }
  throw new Error(`no day in ${zone} has an hour ${hour}`);
}
