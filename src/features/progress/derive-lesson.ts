import type * as z from 'zod/mini';
import type { LessonProgress as LessonShape } from './contract.ts';
import { type LearningEvent, isServersKey, momentOf } from './events.ts';

export type LessonProgress = z.infer<typeof LessonShape>;

interface Lesson {
  readonly lessonId: string;
  /** Null of a lesson that the course has no more. */
  readonly version: string | null;
  /** When the last of what it asks was passed (milliseconds since 1970); null while something is left, or if it asks nothing. */
  readonly finishedAt: number | null;
  /** Something that the lesson asks was begun. */
  readonly isWorkedOn: boolean;
}

/** `events` are about this lesson, in their one order. Done is what was told as done and not taken back, or finished. */
export function deriveLesson(lesson: Lesson, events: readonly LearningEvent[]): LessonProgress {
  const { lessonId, version, finishedAt, isWorkedOn } = lesson;
  const done = standingDone(events);
  const isDone = done.length > 0 || finishedAt !== null;
  const isBegun = events.length > 0 || isWorkedOn;
  const isDoneAsItIs = done.length === 0 || done.some((event) => event.version === version);
  const keys = done.map(({ key }) => key);
  const isOwnWord = finishedAt === null && !keys.some(isServersKey);
  const doneVersion = isDoneAsItIs ? version : (done.at(-1)?.version ?? null);
  return {
    lessonId,
    state: isDone ? 'done' : isBegun ? 'begun' : 'not-begun',
    doneAt: isDone ? done.reduce((first, event) => Math.min(first, momentOf(event)), finishedAt ?? Infinity) : null,
    doneVersion: isDone ? doneVersion : null,
    isChanged: isDone && version !== null && doneVersion !== version,
    doneKeys: isOwnWord ? keys : [],
    place: events.findLast(({ kind }) => kind === 'position')?.place ?? 0,
  };
}

/** An undoing takes back what it names and nothing else: it needs no clock, and what it has not seen stands. */
export function standingDone(events: readonly LearningEvent[]): LearningEvent[] {
  const undone = new Set(events.flatMap(({ kind, undoes }) => (kind === 'lesson-undone' ? undoes : [])));
  return events.filter(({ kind, key }) => kind === 'lesson-done' && !undone.has(key));
}
