import type * as z from 'zod/mini';
import { certificatesOf } from '../../certificates/server/public.ts';
import { enrolledCourses } from '../../enrolment/server/public.ts';
import { structureOfCourse } from '../../lessons/server/public.ts';
import { learnerReport } from '../../progress/server/public.ts';
import type { Evidence as EvidenceShape } from '../contract.ts';
import type { Services } from '../../../platform/server/services.ts';

export type Evidence = z.infer<typeof EvidenceShape>;

type Deps = Pick<Services, 'db' | 'content'>;

/** Creates the function that collects a learner's evidence: valid certificates and points of passed exercises. */
export function evidenceReader({ db, content }: Deps): (userId: string) => Promise<Evidence> {
  const listCertificates = certificatesOf(db);
  const listCourses = enrolledCourses(db);
  const reportOf = learnerReport(db);

  async function pointsIn(userId: string, courseId: string): Promise<Evidence['points']> {
    const current = content.current();
    const course = current.find('course', courseId);
    const report = course && (await reportOf(structureOfCourse(current, courseId), userId));
    const passed = report?.progress.exercises.filter(({ isPassed }) => isPassed) ?? [];
    if (!course || passed.length === 0) return [];
    const sumOf = (part: 'points' | 'outOf') => passed.reduce((sum, each) => sum + each[part], 0);
    const [points, outOf] = [sumOf('points'), sumOf('outOf')];
    return [{ courseId, courseTitle: course.title, exercises: passed.length, points, outOf }];
  }

  return async (userId) => {
    const [certificates, courseIds] = await Promise.all([listCertificates(userId), listCourses(userId)]);
    const points = await Promise.all([...courseIds].map((courseId) => pointsIn(userId, courseId)));
    return { certificates, points: points.flat() };
  };
}

/** Converts evidence to its stored form; null if there is none. */
export function storedEvidence(evidence: Evidence): string | null {
  return evidence.certificates.length + evidence.points.length === 0 ? null : JSON.stringify(evidence);
}

export function readEvidence(stored: string | null): Evidence | null {
  return stored === null ? null : (JSON.parse(stored) as Evidence);
}
