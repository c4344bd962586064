import type { PageReading } from '../../../platform/contract/reading.ts';
import type { courseRoutes } from '../../courses/contract.ts';
import type { lessonRoutes } from '../../lessons/contract.ts';

/** Reads the content of a taught course's pages; empty if there is no such course. */
export async function readCourse({
  find,
  params: { courseId = '' },
}: PageReading<typeof courseRoutes & typeof lessonRoutes>) {
  const [course, outline] = await Promise.all([
    find('GET /api/courses/{courseId}', { params: { courseId } }),
    find('GET /api/courses/{courseId}/outline', { params: { courseId } }),
  ]);
  return course && outline && { course, outline };
}
