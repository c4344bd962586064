import type { PageReading } from '../../../platform/contract/reading.ts';
import type { courseRoutes } from '../../courses/contract.ts';
import type { lessonRoutes } from '../../lessons/contract.ts';

/** What the pages of a course that is taught read of it; nothing where there is none. */
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
