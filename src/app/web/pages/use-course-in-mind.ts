import { useHydrated, useSearch } from '@tanstack/react-router';
import { type Course, findCourse } from '../../../features/courses/courses.ts';

/** The course that `?course=` names; none for an unknown id, nor while a prerendered page comes to life. */
export function useCourseInMind(): Course | undefined {
  const isHydrated = useHydrated();
  // The query is text throughout; the two routes leave its fields open, for /register is also given a role (§2).
  const { course = '' } = useSearch({ strict: false }) as { readonly course?: string };
  return isHydrated ? findCourse(course) : undefined;
}
