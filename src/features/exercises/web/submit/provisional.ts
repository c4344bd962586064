import { useMemo } from 'react';
import type { LearningEvent } from '../../../progress/events.ts';
import { type PendingProgram, isProgram, usePendingSubmissions } from './pending-submissions.ts';

/** Exercises that this browser found to be passed and the server has not graded yet; for `useCourseProgress`. */
export function useProvisional(courseId: string): readonly LearningEvent[] {
  const pending = usePendingSubmissions();
  return useMemo(
    () =>
      pending
        .filter((each) => each.courseId === courseId)
        .filter(isProgram)
        .filter(isPassed)
        .map(asEvent),
    [pending, courseId],
  );
}

function isPassed({ provisional }: PendingProgram): boolean {
  return provisional?.every((verdict) => verdict.isPassed) ?? false;
}

function asEvent({ exerciseId, key, version, maxPoints, clientAt }: PendingProgram): LearningEvent {
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
