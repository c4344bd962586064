import type { CourseProgress } from '../../lessons/course-to-continue.ts';
import { weekMessages } from './messages.ts';

/** Item of a course that a learner has finished; `at` in milliseconds since 1970. */
export type Finished = CourseProgress['finished'][number];

export interface Day {
  /** Start of the day in local time. */
  readonly date: Date;
  readonly finished: readonly Finished[];
}

const daysShown = 7;

/** Last seven days including today, in this device's time zone; `now` in milliseconds since 1970. */
export function weekOf(finished: readonly Finished[], now: number): readonly Day[] {
  return Array.from({ length: daysShown }, (_, place) => {
    const date = new Date(now);
    date.setHours(0, 0, 0, 0);
    date.setDate(date.getDate() - (daysShown - 1 - place));
    const end = new Date(date);
    end.setDate(end.getDate() + 1);
    return { date, finished: finished.filter(({ at }) => at >= date.getTime() && at < end.getTime()) };
  });
}

/** Number of items of each kind in words, such as `2 lessons and 1 quiz`. */
export function finishedText(items: readonly Finished[]): string {
  const kinds = (['lesson', 'exercise', 'quiz'] as const).flatMap((kind) => {
    const count = items.filter((item) => item.kind === kind).length;
    return count === 0 ? [] : [weekMessages[kind](count)];
  });
  return new Intl.ListFormat('en').format(kinds);
}
