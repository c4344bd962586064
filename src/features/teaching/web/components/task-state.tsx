import type { ReactNode } from 'react';
import type { ExerciseProgress, QuizProgress } from '../../../progress/derive-graded.ts';
import { shortVersion } from '../format.ts';
import { detailMessages } from '../messages.ts';

type Graded = Pick<QuizProgress, 'attempts' | 'isPassed' | 'passedVersion'>;

interface ExerciseStateProps {
  readonly title: string;
  /** Undefined for an exercise that was added after the learner was loaded. */
  readonly exercise: ExerciseProgress | undefined;
  /** Link to the learner's work; shown once there is some. */
  readonly act?: ReactNode;
}

/** Exercise with a learner's attempts, points, and the help that they used. */
export function ExerciseState({ title, exercise, act }: ExerciseStateProps) {
  if (!exercise) return <TaskLine title={title} words={[detailMessages.notTried]} />;
  const { points, outOf, attempts, hintsUsed, isSolutionShown } = exercise;
  const words = [
    resultOf(exercise),
    ...(attempts > 0 ? [detailMessages.points(points, outOf)] : []),
    ...(hintsUsed > 0 ? [detailMessages.hints(hintsUsed)] : []),
    ...(isSolutionShown ? [detailMessages.solution] : []),
  ];
  return <TaskLine title={title} words={words} act={attempts > 0 && act} />;
}

interface QuizStateProps {
  readonly title: string;
  readonly quiz: QuizProgress;
  /** Action for the learner. */
  readonly act?: ReactNode;
}

export function QuizState({ title, quiz, act }: QuizStateProps) {
  const best = quiz.attempts > 0 ? [detailMessages.best(quiz.percent)] : [];
  return <TaskLine title={title} words={[resultOf(quiz), ...best]} act={act} />;
}

interface TaskLineProps {
  readonly title: string;
  readonly words: readonly string[];
  readonly act?: ReactNode;
}

function TaskLine({ title, words, act }: TaskLineProps) {
  return (
    <li>
      <span>{title}</span>
      <span className="block text-xs text-muted">{words.join(' · ')}</span>
      {act && <div className="mt-1.5">{act}</div>}
    </li>
  );
}

function resultOf({ attempts, isPassed, passedVersion }: Graded): string {
  if (isPassed) return detailMessages.passed(attempts, shortVersion(passedVersion));
  return attempts === 0 ? detailMessages.notTried : detailMessages.notPassed(attempts);
}
