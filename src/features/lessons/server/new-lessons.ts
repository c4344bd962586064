import { pathAt } from '../../../platform/contract/page-path.ts';
import type { ContentSnapshot } from '../../../platform/server/content/snapshot.ts';
import { lessonPage } from '../contract.ts';
import { lessonIdsOf } from './outline.ts';

/** Texts of the notification; `course` and `lesson` are titles. */
const texts = {
  one: (course: string, lesson: string) => `${course} has a new lesson: “${lesson}”.`,
  several: (course: string, count: number, lesson: string) =>
    `${course} has ${count} new lessons. The first of them is “${lesson}”.`,
} as const;

/** Lessons of each course; enrolled learners are notified of all new ones in one notification. */
export function newLessons(content: ContentSnapshot) {
  return content.list('course').map(({ courseId, title: course }) => ({
    scope: `lessons of ${courseId}`,
    itemIds: lessonIdsOf(content, courseId),
    tell(newIds: readonly string[]) {
      const [first = ''] = newIds;
      const lesson = content.find('lesson', `${courseId}/${first}`)?.title ?? first;
      const message = newIds.length === 1 ? texts.one(course, lesson) : texts.several(course, newIds.length, lesson);
      const path = pathAt(lessonPage, courseId, first);
      return [{ audience: 'course', members: [courseId], kind: 'courses', message, path } as const];
    },
  }));
}
