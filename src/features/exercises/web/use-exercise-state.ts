import { useEnrolment } from '../../enrolment/web/public.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import { useCourseProgress } from '../../progress/web/public.ts';
import type { Place } from './exercise.ts';
import { useProvisional } from './submit/provisional.ts';

/** State of an exercise for the reader, and whether they are enrolled. */
export function useExerciseState({ courseId, exerciseId }: Place) {
  const uid = useOwnUid();
  const { status } = useEnrolment(courseId);
  // Signed-in users may go on even if enrollment cannot be checked, such as offline.
  const isEnrolled = status === 'enrolled' || (status === 'failed' && uid !== null);
  const provisional = useProvisional(courseId);
  const { progress } = useCourseProgress(courseId, provisional, isEnrolled);
  const own = progress?.exercises.find((each) => each.exerciseId === exerciseId);
  const passed = own?.isPassed ? 'passed' : 'open';
  const state: 'open' | 'passed' | 'provisional' = own?.isProvisional ? 'provisional' : passed;
  const pointsAfterSolution = own?.isPassed && own.isSolutionShown ? own.points : null;
  const hintsUsed = own?.hintsUsed ?? 0;
  return { uid, isChecking: status === 'checking', isEnrolled, state, hintsUsed, pointsAfterSolution };
}
