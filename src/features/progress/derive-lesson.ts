import type * as z from 'zod/mini';
import type { LessonProgress as LessonShape } from './contract.ts';
import { type LearningEvent, isServersKey, occurredAt } from './events.ts';

export type LessonProgress = z.infer<typeof LessonShape>;

interface Lesson {
  readonly lessonId: string;
  /** Null for a lesson that is no longer in the course. */
  readonly version: string | null;
  /** Time when its last task was passed (milliseconds since 1970); null while a task is left, or if it has none. */
  readonly finishedAt: number | null;
  /** True if one of the lesson's tasks was started. */
  readonly isWorkedOn: boolean;
}

/**
 * Progress in a lesson. `events` are about it, in canonical order. Done means marked as done and not undone, or all tasks
 * passed.
 */
export function deriveLesson(lesson: Lesson, events: readonly LearningEvent[]): LessonProgress {
  const { lessonId, version, finishedAt, isWorkedOn } = lesson;
  const done = effectiveEvents(events);
  const isDone = done.length > 0 || finishedAt !== null;
  const isBegun = events.length > 0 || isWorkedOn;
  const isDoneAsItIs = done.length === 0 || done.some((event) => event.version === version);
  const keys = done.map(({ key }) => key);
  const isOwnWord = finishedAt === null && !keys.some(isServersKey);
  const doneVersion = isDoneAsItIs ? version : (done.at(-1)?.version ?? null);
  return {
    lessonId,
    state: isDone ? 'done' : isBegun ? 'begun' : 'not-begun',
    doneAt: isDone ? done.reduce((first, event) => Math.min(first, occurredAt(event)), finishedAt ?? Infinity) : null,
    doneVersion: isDone ? doneVersion : null,
    isChanged: isDone && version !== null && doneVersion !== version,
    doneKeys: isOwnWord ? keys : [],
    place: events.findLast(({ kind }) => kind === 'position')?.place ?? 0,
  };
}

/**
 * Done events that are not undone. An undo affects only the events that it names: it needs no clock, and unseen events
 * stay.
 */
export function effectiveEvents(events: readonly LearningEvent[]): LearningEvent[] {
  const undone = new Set(events.flatMap(({ kind, undoes }) => (kind === 'lesson-undone' ? undoes : [])));
  return events.filter(({ kind, key }) => kind === 'lesson-done' && !undone.has(key));
}
