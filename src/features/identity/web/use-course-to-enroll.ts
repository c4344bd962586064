import { useSearch } from '@tanstack/react-router';
import type { CourseInMind } from './course-in-mind.ts';

/**
 * Id of the course that a login enrolls in: as `?course=` names it, since whoever logs in quickly does so before
 * `course` is loaded. The next page ignores an unknown one.
 */
export function useCourseToEnroll(course: CourseInMind | undefined): string | undefined {
  const { course: named } = useSearch({ strict: false }) as { readonly course?: unknown };
  return typeof named === 'string' ? named : course?.courseId;
}
