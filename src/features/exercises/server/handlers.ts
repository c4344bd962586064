import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { enrolmentOf } from '../../enrolment/server/public.ts';
import type { exerciseRoutes } from '../contract.ts';
import { answerHandlers } from './answers.ts';
import type { ExerciseDeps } from './deps.ts';
import { draftHandlers } from './drafts.ts';
import { isOpen, requireCodeExercise, requireExercise } from './find-exercise.ts';
import { gradingHandler } from './hand-ins/grade.ts';
import { handInHandlers } from './hand-ins/learner-handlers.ts';
import { handInTeacherHandlers } from './hand-ins/teacher-handlers.ts';
import { presentExercise } from './present.ts';
import { exerciseQueries } from './queries.ts';
import { submissionHandlers } from './submissions.ts';

export function exerciseHandlers(deps: ExerciseDeps): Handlers<typeof exerciseRoutes> {
  const { db, content, record } = deps;
  const { findPassed } = exerciseQueries(db);
  const isEnrolled = enrolmentOf(db);
  return {
    ...draftHandlers(deps),
    ...submissionHandlers(deps),
    ...answerHandlers(deps),
    ...handInHandlers(deps),
    ...handInTeacherHandlers(deps),
    ...gradingHandler(deps),

    async getExercise({ params }, { caller }) {
      const exercise = requireExercise(content, params);
      if (!isOpen(content.current(), params)) {
        if (caller === null) throw new Refusal('not-signed-in');
        if (!(await isEnrolled(caller.uid, params.courseId))) throw new Refusal('not-enrolled');
      }
      return presentExercise(exercise);
    },

    async showSolution({ params }, { caller }) {
      const { solution, version } = requireCodeExercise(content, params);
      const { courseId, exerciseId } = params;
      const userId = caller.uid;
      if (!(await isEnrolled(userId, courseId))) throw new Refusal('not-enrolled');
      const isPassed = (await findPassed.first({ userId, courseId, exerciseId })) !== undefined;
      if (!isPassed) await db.commit(...record.showSolution({ userId, courseId, exerciseId, version }));
      return { files: solution };
    },
  };
}
