import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { enrolmentOf } from '../../enrolment/server/public.ts';
import { requireOwner } from '../../progress/server/public.ts';
import { presentQuestion, fits, gradedQuestion } from '../../quizzes/server/public.ts';
import type { exerciseRoutes } from '../contract.ts';
import type { ExerciseDeps } from './deps.ts';
import { requireQuestion } from './find-exercise.ts';
import { seedOf } from './present.ts';
import { entryOf } from './grade.ts';
import { firstSubmissionOfAnswer } from './first-submissions/first-submission.ts';
import { firstSubmissionQueries } from './first-submissions/queries.ts';

type AnswerHandlers = Pick<Handlers<typeof exerciseRoutes>, 'answerExercise'>;
type Body = Parameters<AnswerHandlers['answerExercise']>[0]['body'];

/**
 * Handlers of practice questions: any number of answers, each with the author's feedback, but never the right answer.
 * Answers are stored only in the learning record; the first one is also counted in the teachers' statistics.
 */
export function answerHandlers(deps: ExerciseDeps): AnswerHandlers {
  const { db, content, record } = deps;
  const isEnrolled = enrolmentOf(db);
  const { putTry } = firstSubmissionQueries(db);
  return {
    async answerExercise({ params, body }, { caller }) {
      requireOwner(body.userId, caller);
      const exercise = requireQuestion(content, params);
      if (!(await isEnrolled(caller.uid, params.courseId))) throw new Refusal('not-enrolled');
      const { isRight, share, feedback } = gradeAnswer(exercise, body);
      const { version, points: maxPoints } = exercise;
      const points = isRight ? maxPoints : 0;
      const tried = { ...body, ...params, userId: caller.uid, version };
      await record.grade(
        entryOf(tried, { points, maxPoints, passed: isRight, details: { answer: body.answer } }),
        putTry.with({ ...tried, ...firstSubmissionOfAnswer(body.answer.picked, share) }),
      );
      return { isRight, share, feedback, points, maxPoints };
    },
  };
}

/**
 * Throws `question-changed` if the learner saw another version, and `invalid-input` for an answer of the wrong shape.
 */
function gradeAnswer(exercise: ReturnType<typeof requireQuestion>, { answer, seenVersion }: Body) {
  const { question, version } = exercise;
  // Indexes among other options would be graded as an answer that the learner never gave.
  if (seenVersion !== undefined && seenVersion !== version) throw new Refusal('question-changed');
  const seed = seedOf(exercise);
  if (!fits(presentQuestion(question, seed), answer)) throw new Refusal('invalid-input');
  return gradedQuestion(question, seed, answer);
}
