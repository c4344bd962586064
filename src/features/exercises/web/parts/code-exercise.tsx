import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import type { CodeExercise } from '../exercise.ts';
import { useStanding } from '../use-standing.ts';
import { CodeWork } from './code-work.tsx';
import { Frame } from './frame.tsx';

/** An exercise that a program answers, once it is known whose page it is. */
export function CodeExercisePart({ exercise }: { readonly exercise: CodeExercise }) {
  const { uid, isChecking, isEnrolled, state, hintsUsed, pointsAfterSolution } = useStanding(exercise);
  return (
    <Frame exercise={exercise} state={state}>
      {isChecking ? (
        <SkeletonLines lines={8} />
      ) : (
        <CodeWork
          // Somebody else's page begins with their own work.
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
