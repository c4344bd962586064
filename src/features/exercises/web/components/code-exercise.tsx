import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import type { CodeExercise } from '../exercise.ts';
import { useExerciseState } from '../use-exercise-state.ts';
import { CodeWork } from './code-work.tsx';
import { Frame } from './frame.tsx';

/** Programming exercise, once it is known whether the reader is enrolled. */
export function CodeExercisePart({ exercise }: { readonly exercise: CodeExercise }) {
  const { uid, isChecking, isEnrolled, state, hintsUsed, pointsAfterSolution } = useExerciseState(exercise);
  return (
    <Frame exercise={exercise} state={state}>
      {isChecking ? (
        <SkeletonLines lines={8} />
      ) : (
        <CodeWork
          // Resets the state for another user.
          key={uid}
          exercise={exercise}
          uid={uid}
          isEnrolled={isEnrolled}
          isPassed={state === 'passed'}
          hintsUsed={hintsUsed}
          pointsAfterSolution={pointsAfterSolution}
        />
      )}
    </Frame>
  );
}
