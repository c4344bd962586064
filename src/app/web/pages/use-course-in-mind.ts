import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { courseRoutes } from '../../../features/courses/contract.ts';
import { type Course, findCourse } from '../../../features/courses/catalogue.ts';
import { useReading } from '../../../platform/web/use-reading.ts';

/** The course that `?course=` names; none for an unknown id, nor until it has been read. The page does without it. */
export function useCourseInMind(): Course | undefined {
  const { read } = useReading<typeof courseRoutes>();
  // The query is text throughout; the two routes leave its fields open, for /register is also given a role (§2).
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
