import { Link } from '@tanstack/react-router';
import type { Application } from '../data.ts';

/** Texts of evidence of learning, for its learner and for reviewers. */
const texts = {
  certificate: (course: string) => `Certificate: ${course}`,
  completed: (at: Date) => `completed on ${at.toLocaleDateString('en', { dateStyle: 'long' })}`,
  points: (course: string, exercises: number, points: number, outOf: number) =>
    `${course}: ${exercises === 1 ? '1 exercise' : `${exercises.toLocaleString()} exercises`} passed, ${points.toLocaleString()} of ${outOf.toLocaleString()} points`,
} as const;

/** Certificates and points of exercises, as they were when attached. */
export function EvidenceList({ evidence }: { readonly evidence: NonNullable<Application['evidence']> }) {
  return (
    <ul className="grid gap-1">
      {evidence.certificates.map(({ certificateId, courseTitle, completedAt }) => (
        <li key={certificateId}>
          <Link to="/certificates/$certificateId" params={{ certificateId }} className="text-link">
            {texts.certificate(courseTitle)}
          </Link>{' '}
          <span className="text-muted">{texts.completed(new Date(completedAt))}</span>
        </li>
      ))}
      {evidence.points.map(({ courseId, courseTitle, exercises, points, outOf }) => (
        <li key={courseId}>{texts.points(courseTitle, exercises, points, outOf)}</li>
      ))}
    </ul>
  );
}
