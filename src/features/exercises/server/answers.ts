import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { enrolmentOf } from '../../enrolment/server/public.ts';
import { askedQuestion, fits, gradedQuestion } from '../../quizzes/server/public.ts';
import type { exerciseRoutes } from '../contract.ts';
import type { ExerciseDeps } from './deps.ts';
import { requireQuestion } from './find-exercise.ts';
import { seedOf } from './present.ts';
import { settler } from './settle.ts';

/**
 * Practice questions: any number of tries, and after each the author's feedback. The right answer itself is never sent. A try
 * is kept in the learning record alone.
 */
export function answerHandlers(deps: ExerciseDeps): Pick<Handlers<typeof exerciseRoutes>, 'answerExercise'> {
  const { db, content, record } = deps;
  const isEnrolled = enrolmentOf(db);
  const settle = settler(deps);
  return {
    async answerExercise({ params, body: { key, answer, clientAt, device } }, { caller }) {
      const exercise = requireQuestion(content, params);
      const { courseId, exerciseId: subject } = params;
      if (!(await isEnrolled(caller.uid, courseId))) throw new Refusal('not-enrolled');
      const { question, version, points: maxPoints } = exercise;
      const seed = seedOf(exercise);
      if (!fits(askedQuestion(question, seed), answer)) throw new Refusal('invalid-input');
      const { isRight, share, feedback } = gradedQuestion(question, seed, answer);
      const points = isRight ? maxPoints : 0;
      await db.commit(
        ...record.grade({
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
        }),
      );
      await settle(caller.uid, courseId);
      return { isRight, share, feedback, points, maxPoints };
    },
  };
}
