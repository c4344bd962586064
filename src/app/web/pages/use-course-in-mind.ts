import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import type { courseRoutes } from '../../../features/courses/contract.ts';
import { type Course, findCourse } from '../../../features/courses/catalogue.ts';
import { type AnyRead, type Reading, readingOf } from '../../../platform/contract/reading.ts';
import type { RouteTable } from '../../../platform/contract/routes.ts';

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

/** Reader for data that a page needs after its first load. */
function useReading<Table extends RouteTable>(): Reading<Table> {
  const { context } = useRouter().options as unknown as { readonly context: { readonly read: AnyRead } };
  return useMemo(() => readingOf<Table>(context.read), [context.read]);
}
