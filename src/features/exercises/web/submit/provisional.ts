import { useMemo } from 'react';
import type { LearningEvent } from '../../../progress/events.ts';
import type { KeptSubmission } from './kept-submissions.ts';
import { useKept } from './known-submissions.ts';

/** For `useCourseProgress`: what this browser itself found to be passed, and the server has not graded yet. */
export function useProvisional(courseId: string): readonly LearningEvent[] {
  const kept = useKept();
  return useMemo(
    () => kept.filter((each) => each.courseId === courseId && isPassed(each)).map(asEvent),
    [kept, courseId],
  );
}

function isPassed({ provisional }: KeptSubmission): boolean {
  return provisional?.every((verdict) => verdict.isPassed) ?? false;
}

function asEvent({ exerciseId, key, version, maxPoints, clientAt }: KeptSubmission): LearningEvent {
  return {
    kind: 'exercise-tried',
    subject: exerciseId,
    key,
    version,
    clientAt,
    at: clientAt,
    points: maxPoints,
    maxPoints,
    passed: true,
    hint: null,
    place: null,
    undoes: [],
  };
}
