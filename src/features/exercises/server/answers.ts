import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { afterEveryId } from '../../../platform/server/paging.ts';
import { enrolmentOf } from '../../enrolment/server/public.ts';
import { gradesOf, requireOwner } from '../../progress/server/public.ts';
import { presentQuestion, fits, gradedQuestion, withheldFeedback } from '../../quizzes/server/public.ts';
import type { exerciseRoutes } from '../contract.ts';
import type { ExerciseDeps } from './deps.ts';
import { requireQuestion } from './find-exercise.ts';
import { seedOf } from './present.ts';
import { type RecordedSubmission, entryOf } from './grade.ts';
import { firstSubmissionOfAnswer } from './first-submissions/first-submission.ts';
import { firstSubmissionQueries } from './first-submissions/queries.ts';

type AnswerHandlers = Pick<Handlers<typeof exerciseRoutes>, 'answerExercise'>;
type Body = Parameters<AnswerHandlers['answerExercise']>[0]['body'];
type Answered = Pick<RecordedSubmission, 'userId' | 'courseId' | 'exerciseId' | 'version'>;

/** Number of earlier answers that are looked at. */
const lookedAtMax = 20;

/**
 * Handlers of practice questions: any number of answers, but never the right one. Each has the author's feedback; what
 * reveals the solution follows a right answer or a second different wrong one. Answers are stored only in the learning record; the first one is also counted in the teachers' statistics.
 */
export function answerHandlers(deps: ExerciseDeps): AnswerHandlers {
  const { db, content, record } = deps;
  const isEnrolled = enrolmentOf(db);
  const { putTry } = firstSubmissionQueries(db);
  const listGrades = gradesOf(db);

  /** Returns true if the learner has passed the exercise, or answered it wrongly in another way. */
  async function hasTried({ userId, courseId, exerciseId, version }: Answered, answer: Body['answer']) {
    const of = { userId, courseId, kind: 'exercise-submitted', subject: exerciseId };
    const rows = await listGrades({ ...of, before: afterEveryId, limit: lookedAtMax });
    const answered = JSON.stringify({ answer });
    return rows.some((row) => row.version === version && (row.passed === 1 || row.details !== answered));
  }

  return {
    async answerExercise({ params, body }, { caller }) {
      requireOwner(body.userId, caller);
      const exercise = requireQuestion(content, params);
      if (!(await isEnrolled(caller.uid, params.courseId))) throw new Refusal('not-enrolled');
      const graded = gradeAnswer(exercise, body);
      const { isRight, share, parts } = graded;
      const { version, points: maxPoints } = exercise;
      const points = isRight ? maxPoints : 0;
      const tried = { ...body, ...params, userId: caller.uid, version };
      const isExplained = isRight || (await hasTried(tried, body.answer));
      await record.grade(
        entryOf(tried, { points, maxPoints, passed: isRight, details: { answer: body.answer } }),
        putTry.with({ ...tried, ...firstSubmissionOfAnswer(body.answer.picked, share) }),
      );
      const feedback = isExplained ? graded.feedback : withheldFeedback(exercise.question, seedOf(exercise), graded);
      return { isRight, share, parts, feedback, isExplained, points, maxPoints };
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
