import { lengthOf, scenesOf } from '../../src/features/screencasts/timeline.ts';
import { courseMinutes } from '../../src/features/lessons/course-minutes.ts';
import { outlineOf } from '../../src/features/lessons/server/outline.ts';
import type { ContentTypes } from '../../src/platform/server/content/kinds.ts';
import type { ContentSnapshot } from '../../src/platform/server/content/snapshot.ts';

const castMinMs = 3 * 60_000;
const castMaxMs = 6 * 60_000;
const hoursAWeek = 2;
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Fault of a course's final project or its schedule; null if there is none. */
export function courseFault(snapshot: ContentSnapshot, { courseId, schedule }: ContentTypes['course']): string | null {
  const { chapters } = outlineOf(snapshot, courseId);
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  const exercises = lessons.flatMap((lesson) => lesson.exercises);
  const last = lessons.at(-1)?.exercises.at(-1);
  if (!last || last.kind === 'question') return 'does not end with a project';
  if (exercises.some((other) => other !== last && other.points >= last.points))
    return `its project ${last.exerciseId} is not its most heavily weighted part`;
  const told = scheduleOf(courseMinutes(lessons));
  return schedule === told ? null : `says "${schedule}", but its content adds up to "${told}"`;
}

/** Fault of a recording's length; null if it is long enough to show something and short enough to be watched. */
export function lengthFault({ steps }: ContentTypes['cast']): string | null {
  const ms = lengthOf(scenesOf(steps));
  if (ms >= castMinMs && ms <= castMaxMs) return null;
  return `takes ${(ms / 60_000).toFixed(1)} minutes, not ${castMinMs / 60_000} to ${castMaxMs / 60_000}`;
}

/** The `schedule` of a course that takes so many minutes in all: weeks of two hours, rounded. */
export function scheduleOf(minutes: number): string {
  const weeks = Math.max(1, Math.round(minutes / 60 / hoursAWeek));
  const [first = '', ...rest] = words[weeks] ?? String(weeks);
  return `${first.toUpperCase()}${rest.join('')} ${weeks === 1 ? 'week' : 'weeks'} at your own pace, about ${words[hoursAWeek]} hours a week`;
}
