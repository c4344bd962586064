import type * as z from 'zod/mini';
import type { Database } from '../../../platform/server/db/database.ts';
import { learnerReport } from '../../progress/server/public.ts';
import type { CertificateWithWork } from '../contract.ts';
import type { CertifiedCourse, CertifiedCourses } from './certified-courses.ts';
import { serverMessages } from './messages.ts';
import type { CertificateRow } from './queries.ts';

type Work = Pick<z.infer<typeof CertificateWithWork>, 'criteria' | 'course' | 'work'>;

/** Creates a function that reads the work behind a certificate. The learner alone sees the points. */
export function courseWork(db: Database, { find }: Pick<CertifiedCourses, 'find'>) {
  const reportOf = learnerReport(db);

  async function workIn({ structure, assignmentIds }: CertifiedCourse, userId: string, isOwn: boolean) {
    const report = await reportOf(structure, userId);
    if (!report) return null;
    const { exercises, former, points, outOf } = report.progress;
    const passed = [...exercises, ...former.exercises].filter(({ isPassed }) => isPassed);
    const assignments = passed.filter(({ exerciseId }) => assignmentIds.has(exerciseId));
    return {
      exercisesPassed: passed.length - assignments.length,
      assignmentsPassed: assignments.length,
      points: isOwn ? { earned: points, of: outOf } : null,
    };
  }

  return async ({ courseId, userId, criteria }: CertificateRow, isOwn: boolean): Promise<Work> => {
    const course = find(courseId);
    return {
      criteria: criteria ?? serverMessages.criteria,
      course: course ? { minutes: course.minutes, skills: [...course.skills] } : null,
      work: course && userId !== null ? await workIn(course, userId, isOwn) : null,
    };
  };
}
