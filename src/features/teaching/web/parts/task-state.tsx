import type { ExerciseProgress, QuizProgress } from '../../../progress/derive-graded.ts';
import { detailMessages } from '../messages.ts';
import { shortVersion } from '../version.ts';

type Graded = Pick<QuizProgress, 'attempts' | 'isPassed' | 'passedVersion'>;

interface ExerciseStateProps {
  readonly title: string;
  /** Undefined for one that has come into the course since the learner was read. */
  readonly exercise: ExerciseProgress | undefined;
}

/** An exercise with a learner's attempts, points, and the help that they took. */
export function ExerciseState({ title, exercise }: ExerciseStateProps) {
  if (!exercise) return <TaskLine title={title} words={[detailMessages.notTried]} />;
  const { points, outOf, attempts, hintsUsed, isSolutionShown } = exercise;
  const words = [
    resultOf(exercise),
    ...(attempts > 0 ? [detailMessages.points(points, outOf)] : []),
    ...(hintsUsed > 0 ? [detailMessages.hints(hintsUsed)] : []),
    ...(isSolutionShown ? [detailMessages.solution] : []),
  ];
  return <TaskLine title={title} words={words} />;
}

export function QuizState({ title, quiz }: { readonly title: string; readonly quiz: QuizProgress }) {
  const best = quiz.attempts > 0 ? [detailMessages.best(quiz.percent)] : [];
  return <TaskLine title={title} words={[resultOf(quiz), ...best]} />;
}

function TaskLine({ title, words }: { readonly title: string; readonly words: readonly string[] }) {
  return (
    <li>
      {title}
      <span className="block text-xs text-muted">{words.join(' · ')}</span>
    </li>
  );
}

function resultOf({ attempts, isPassed, passedVersion }: Graded): string {
  if (isPassed) return detailMessages.passed(attempts, shortVersion(passedVersion));
  return attempts === 0 ? detailMessages.notTried : detailMessages.notPassed(attempts);
}
