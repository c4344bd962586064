import type * as z from 'zod/mini';
import { trackOf } from '../../courses/track-of.ts';
import type { Track } from '../../courses/catalogue.ts';
import type { NextStep as NextStepShape } from '../contract.ts';

export type NextStep = z.infer<typeof NextStepShape>;

/** Courses, tracks and careers that a site offers now. */
export interface Offer {
  readonly courses: readonly { readonly courseId: string; readonly title: string }[];
  readonly tracks: readonly Track[];
  readonly careers: readonly { readonly id: string; readonly title: string; readonly courseIds: readonly string[] }[];
}

/**
 * Step after a completed course: the next course of its track that is not completed, then a skipped earlier one, then
 * the career that the learner is closest to, then the openings.
 */
export function nextStep(offer: Offer, courseId: string, completedIds: ReadonlySet<string>): NextStep {
  const inTrack = trackOf(offer, courseId)?.courseIds ?? [];
  const following = [...inTrack.slice(inTrack.indexOf(courseId) + 1), ...inTrack];
  const [next] = following
    .filter((id) => id !== courseId && !completedIds.has(id))
    .flatMap((id) => offer.courses.find((course) => course.courseId === id) ?? []);
  if (next) return { kind: 'course', id: next.courseId, title: next.title };
  const left = ({ courseIds }: Offer['careers'][number]) => courseIds.filter((id) => !completedIds.has(id)).length;
  const [career] = offer.careers
    .filter(({ courseIds }) => courseIds.includes(courseId))
    .toSorted((one, other) => left(one) - left(other));
  return career ? { kind: 'career', id: career.id, title: career.title } : { kind: 'openings', id: '', title: '' };
}
