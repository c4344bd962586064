import type { AnswerOf } from '../../platform/contract/routes.ts';
import type { progressRoutes } from '../progress/contract.ts';

/** Fragment of links that lead to the place in a lesson where a learner stopped. */
export const resumeHash = 'resume';

/** A learner's progress in one course. */
export type CourseProgress = AnswerOf<(typeof progressRoutes)['GET /api/progress']>['items'][number];

/** Progress in a course that has a lesson to continue with. */
export type CourseToContinue = CourseProgress & { readonly nextLesson: NonNullable<CourseProgress['nextLesson']> };

/** Course to continue with: of those with something left, the one last worked on; before any activity the newest. */
export function courseToContinue(courses: readonly CourseProgress[]): CourseToContinue | undefined {
  const left = courses.filter(hasNext);
  return left.toSorted((one, other) => (other.lastActiveAt ?? 0) - (one.lastActiveAt ?? 0))[0];
}

function hasNext(course: CourseProgress): course is CourseToContinue {
  return course.nextLesson !== null;
}
