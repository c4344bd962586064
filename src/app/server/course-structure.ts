import { structureOfCourse } from '../../features/lessons/server/public.ts';
import type { StructureOf } from '../../features/progress/server/public.ts';
import type { Content } from '../../platform/server/content/content.ts';

/** What there is to do in each course, as its content says it now. */
export function structureOf(content: Pick<Content, 'current'>): StructureOf {
  return (courseId) => {
    const current = content.current();
    return current.find('course', courseId) && structureOfCourse(current, courseId);
  };
}
