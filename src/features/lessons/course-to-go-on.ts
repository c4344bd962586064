import type { AnswerOf } from '../../platform/contract/routes.ts';
import type { progressRoutes } from '../progress/contract.ts';

/** The fragment of links that lead to the place in a lesson where somebody stopped. */
export const resumeHash = 'resume';

/** How far a learner is in one course. */
export type CourseProgress = AnswerOf<(typeof progressRoutes)['GET /api/progress']>['items'][number];

/** One in which there is a lesson to go on with. */
export type CourseToGoOn = CourseProgress & { readonly nextLesson: NonNullable<CourseProgress['nextLesson']> };

/** The course that was worked at last, of those in which something is left; before anything was begun the newest one. */
export function courseToGoOn(courses: readonly CourseProgress[]): CourseToGoOn | undefined {
  const left = courses.filter(hasNext);
  return left.toSorted((one, other) => (other.lastActiveAt ?? 0) - (one.lastActiveAt ?? 0))[0];
}

function hasNext(course: CourseProgress): course is CourseToGoOn {
  return course.nextLesson !== null;
}
