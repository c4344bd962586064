import { structureOfCourse } from '../../features/lessons/server/public.ts';
import type { StructureOf } from '../../features/progress/server/public.ts';
import type { Content } from '../../platform/server/content/content.ts';
import type { ContentSnapshot } from '../../platform/server/content/snapshot.ts';

type Structure = ReturnType<typeof structureOfCourse>;

/** Cache, computed once for each content version. */
const known = new WeakMap<ContentSnapshot, Map<string, Structure>>();

/** Lookup of the tasks of each course in the current content. */
export function structureOf(content: Pick<Content, 'current'>): StructureOf {
  return (courseId) => {
    const current = content.current();
    if (!current.find('course', courseId)) return undefined;
    const ofVersion = known.get(current) ?? new Map<string, Structure>();
    known.set(current, ofVersion);
    const structure = ofVersion.get(courseId) ?? structureOfCourse(current, courseId);
    ofVersion.set(courseId, structure);
    return structure;
  };
}
