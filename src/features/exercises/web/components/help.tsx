import type { CodeExercise } from '../exercise.ts';
import { Hints } from './hints.tsx';
import { Solution } from './solution.tsx';

interface HelpProps {
  readonly exercise: CodeExercise;
  readonly isEnrolled: boolean;
  readonly isPassed: boolean;
  readonly hintsUsed: number;
}

/** Hints, one at a time, and the solution. */
export function Help({ exercise, isEnrolled, isPassed, hintsUsed }: HelpProps) {
  return (
    <div className="grid gap-4 border-t border-line pt-5 empty:hidden">
      {exercise.task.hints.length > 0 && <Hints exercise={exercise} isEnrolled={isEnrolled} used={hintsUsed} />}
      {isEnrolled && <Solution place={exercise} isPassed={isPassed} />}
    </div>
  );
}
