import type { CourseStructure } from './course-log.ts';
import type { Progress } from './derive.ts';
import { type LearningEvent, type StoredEvent, serversKey } from './events.ts';

/** Event that the server records by itself. `at` is milliseconds since 1970. */
export type DueEvent = Pick<StoredEvent, 'key' | 'kind' | 'subject' | 'version' | 'at'>;

/**
 * Events that follow from the record but are not in it yet: finished lessons, and the completed course. Once recorded,
 * neither depends on later changes to the course.
 */
export function dueEvents(
  { courseId, chapters }: CourseStructure,
  { lessons, completedAt }: Progress,
  events: readonly Pick<LearningEvent, 'key'>[],
  now: number,
): DueEvent[] {
  const keys = new Set(events.map(({ key }) => key));
  const versions = new Map(chapters.flatMap((chapter) => chapter.lessons.map((each) => [each.lessonId, each.version])));
  const finished = lessons.filter(({ state, doneKeys }) => state === 'done' && doneKeys.length === 0);
  const due: DueEvent[] = finished.map(({ lessonId }) => ({
    key: serversKey('lesson-done', courseId, lessonId),
    kind: 'lesson-done',
    subject: lessonId,
    version: versions.get(lessonId) ?? '',
    at: now,
  }));
  if (completedAt !== null) {
    const key = serversKey('course-completed', courseId);
    due.push({ key, kind: 'course-completed', subject: courseId, version: '', at: completedAt });
  }
  return due.filter(({ key }) => !keys.has(key));
}
