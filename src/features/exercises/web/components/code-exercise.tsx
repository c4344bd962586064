import { useId } from 'react';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import type { CodeExercise } from '../exercise.ts';
import { useExerciseState } from '../use-exercise-state.ts';
import { CodeWork } from './code-work.tsx';
import { ExerciseHead, Section } from './frame.tsx';

/** Programming exercise, once it is known whether the reader is enrolled. */
export function CodeExercisePart({ exercise }: { readonly exercise: CodeExercise }) {
  const { isChecking, ...reader } = useExerciseState(exercise);
  const titleId = useId();
  const head = <ExerciseHead exercise={exercise} state={reader.state} titleId={titleId} />;
  return (
    <Section titleId={titleId}>
      {isChecking && (
        <>
          {head}
          <SkeletonLines lines={8} />
        </>
      )}
      {/* Resets the state for another user. */}
      {!isChecking && <CodeWork key={reader.uid} exercise={exercise} head={head} {...reader} />}
    </Section>
  );
}
