import { restDaysPerWeek } from '../goals-contract.ts';
import { dayBefore } from '../local-day.ts';

const minuteMs = 60_000;
/** Longest pause that still counts as learning, such as reading between two exercises. */
const pauseMaxMs = 10 * minuteMs;

/** Minutes of learning, estimated from the times of what was done (milliseconds since 1970): pauses up to ten minutes count. */
export function minutesOf(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  const spent = sorted.map((at, place) => {
    const pause = (sorted[place + 1] ?? Infinity) - at;
    return pause <= pauseMaxMs ? pause : minuteMs;
  });
  return Math.round(spent.reduce((sum, each) => sum + each, 0) / minuteMs);
}

const weekDays = 7;

/**
 * Number of active days in the current streak. It reaches back as long as no seven days in a row have more than two
 * days without activity. Today counts once it is active, and is no missed day before.
 */
export function streakOf(activeDays: ReadonlySet<string>, today: string): number {
  let count = 0;
  let missed: number[] = [];
  let day = activeDays.has(today) ? today : dayBefore(today);
  for (let place = 0; ; place += 1, day = dayBefore(day)) {
    if (activeDays.has(day)) {
      count += 1;
      continue;
    }
    missed = [...missed.filter((each) => place - each < weekDays), place];
    if (missed.length > restDaysPerWeek) return count;
  }
}
