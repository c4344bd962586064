import { useHydrated, useSearch } from '@tanstack/react-router';
import type { CourseInMind } from './course-in-mind.ts';
import { safeReturnAddress } from '../../../platform/contract/return-address.ts';

/** Returns the address that `?returnTo=` names for after the login; undefined without one, and while a page is hydrated. */
export function useReturnAddress(): string | undefined {
  const { returnTo } = useSearch({ strict: false }) as { readonly returnTo?: unknown };
  return useHydrated() ? safeReturnAddress(returnTo) : undefined;
}

/**
 * Id of the course that a login enrolls in: as `?course=` names it, since whoever logs in quickly does so before
 * `course` is loaded. The next page ignores an unknown one.
 */
export function useCourseToEnroll(course: CourseInMind | undefined): string | undefined {
  const { course: named } = useSearch({ strict: false }) as { readonly course?: unknown };
  return typeof named === 'string' ? named : course?.courseId;
}
