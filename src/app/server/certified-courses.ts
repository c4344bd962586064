import type { CertifiedCourses } from '../../features/certificates/server/public.ts';
import { nextStep } from '../../features/certificates/server/public.ts';
import { courseMinutes } from '../../features/lessons/course-minutes.ts';
import { lessonsOf } from '../../features/lessons/outline.ts';
import { outlineOf } from '../../features/lessons/server/public.ts';
import type { Content } from '../../platform/server/content/content.ts';
import { structureOf } from './course-structure.ts';

/** Lookups of courses for their certificates: duration, skills, tasks and the next step. */
export function certifiedCourses(content: Pick<Content, 'current'>): CertifiedCourses {
  const structure = structureOf(content);
  return {
    find(courseId) {
      const found = structure(courseId);
      if (!found) return undefined;
      const current = content.current();
      const lessons = lessonsOf(outlineOf(current, courseId));
      const skills = current.list('career').flatMap((career) => career.skills);
      const names = skills.filter((skill) => skill.courseId === courseId).map(({ name }) => name);
      const tasks = lessons.flatMap(({ exercises }) => exercises);
      const assignments = tasks.filter(({ kind }) => kind === 'hand-in');
      return {
        structure: found,
        minutes: courseMinutes(lessons),
        skills: [...new Set(names)],
        assignmentIds: new Set(assignments.map(({ exerciseId }) => exerciseId)),
      };
    },
    nextStep(courseId, completedIds) {
      const current = content.current();
      const offer = {
        courses: current.list('course'),
        tracks: current.find('tracks', 'tracks') ?? [],
        careers: current.list('career'),
      };
      return nextStep(offer, courseId, completedIds);
    },
  };
}
