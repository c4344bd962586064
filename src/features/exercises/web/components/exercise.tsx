import { ApiError } from '../../../../platform/web/rpc.ts';
import { Failed } from '../../../../ui/failed.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useExercise } from '../data.ts';
import type { Exercise, Place } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';
import { CodeExercisePart } from './code-exercise.tsx';
import { HandInExercisePart } from './hand-in-exercise.tsx';
import { QuestionExercisePart } from './question-exercise.tsx';

/** Exercise of any kind with its loading and error states. */
export function Part(place: Place) {
  const { data, isError, error, isFetching, refetch } = useExercise(place);
  if (data) return <OfKind exercise={data} />;
  if (!isError) return <SkeletonLines lines={8} />;
  const isGone = error instanceof ApiError && error.status === 404;
  const isForeign = error instanceof ApiError && (error.status === 401 || error.status === 403);
  if (isGone || isForeign) {
    return <p className="text-muted">{isGone ? exerciseMessages.notFound : exerciseMessages.notEnrolled}</p>;
  }
  const { failed, retry } = exerciseMessages;
  return <Failed text={failed} retry={retry} busy={isFetching} onRetry={() => void refetch()} />;
}

function OfKind({ exercise }: { readonly exercise: Exercise }) {
  const { task, ...rest } = exercise;
  if (task.kind === 'code') return <CodeExercisePart key={rest.exerciseId} exercise={{ ...rest, task }} />;
  if (task.kind === 'question') return <QuestionExercisePart key={rest.exerciseId} exercise={{ ...rest, task }} />;
  return <HandInExercisePart key={rest.exerciseId} exercise={{ ...rest, task }} />;
}
