import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { enrolmentOf } from '../../enrolment/server/public.ts';
import { requireOwner } from '../../progress/server/public.ts';
import { askedQuestion, fits, gradedQuestion } from '../../quizzes/server/public.ts';
import type { exerciseRoutes } from '../contract.ts';
import type { ExerciseDeps } from './deps.ts';
import { requireQuestion } from './find-exercise.ts';
import { seedOf } from './present.ts';
import { tryOfAnswer } from './tries/first-try.ts';
import { tryQueries } from './tries/queries.ts';

/**
 * Practice questions: any number of tries, and after each the author's feedback. The right answer itself is never sent. A try
 * is kept in the learning record alone, and what came of the first one for those who teach.
 */
export function answerHandlers(deps: ExerciseDeps): Pick<Handlers<typeof exerciseRoutes>, 'answerExercise'> {
  const { db, content, record } = deps;
  const isEnrolled = enrolmentOf(db);
  const { putTry } = tryQueries(db);
  return {
    async answerExercise({ params, body: { userId, key, answer, seenVersion, clientAt, device } }, { caller }) {
      requireOwner(userId, caller);
      const exercise = requireQuestion(content, params);
      const { courseId, exerciseId: subject } = params;
      if (!(await isEnrolled(caller.uid, courseId))) throw new Refusal('not-enrolled');
      const { question, version, points: maxPoints } = exercise;
      // What was picked of other options would be graded as something that nobody has said.
      if (seenVersion !== undefined && seenVersion !== version) throw new Refusal('question-changed');
      const seed = seedOf(exercise);
      if (!fits(askedQuestion(question, seed), answer)) throw new Refusal('invalid-input');
      const { isRight, share, feedback } = gradedQuestion(question, seed, answer);
      const points = isRight ? maxPoints : 0;
      await record.grade(
        {
          userId: caller.uid,
          courseId,
          kind: 'exercise-submitted',
          subject,
          version,
          points,
          maxPoints,
          passed: isRight,
          attemptId: key,
          details: { answer },
          clientAt,
          device,
        },
        putTry.with({ userId: caller.uid, ...params, version, ...tryOfAnswer(answer.picked, share) }),
      );
      return { isRight, share, feedback, points, maxPoints };
    },
  };
}
