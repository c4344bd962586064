import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { courseRoutes } from '../../../features/courses/contract.ts';
import { type Course, findCourse } from '../../../features/courses/catalogue.ts';
import { useReading } from '../../../platform/web/use-reading.ts';

/**
 * Returns the course that `?course=` names; undefined for an unknown id, and while it loads. The page
 * works without it.
 */
export function useCourseInMind(): Course | undefined {
  const { read } = useReading<typeof courseRoutes>();
  // Query values are always text; the two routes leave their fields open, because /register also gets a role (§2).
  const { course: courseId = '' } = useSearch({ strict: false }) as { readonly course?: string };
  const [courses, setCourses] = useState<readonly Course[]>([]);

  useEffect(() => {
    if (courseId === '') return undefined;
    let isLeft = false;
    read('GET /api/courses').then(
      ({ items }) => isLeft || setCourses(items),
      () => undefined,
    );
    return () => void (isLeft = true);
  }, [read, courseId]);

  return findCourse({ courses }, courseId);
}
