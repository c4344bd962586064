import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Services } from '../../../platform/server/services.ts';
import { enrolmentOf } from '../../enrolment/server/public.ts';
import { learnerSubmissions } from '../../exercises/server/public.ts';
import type { StructureOf } from '../../progress/server/public.ts';
import { learnerAttempts } from '../../quizzes/server/public.ts';
import type { learnerWorkRoutes } from '../learner-work-contract.ts';

interface Deps extends Pick<Services, 'db' | 'content'> {
  readonly structureOf: StructureOf;
}

/** Handlers of a learner's work, for the course's teachers, and only while the learner is enrolled. */
export function learnerWorkHandlers({ db, content, structureOf }: Deps): Handlers<typeof learnerWorkRoutes> {
  const isEnrolled = enrolmentOf(db);
  const tries = learnerSubmissions({ db, content });
  const attempts = learnerAttempts({ db, content });

  async function requireLearner({ courseId, userId }: { courseId: string; userId: string }): Promise<void> {
    if (!structureOf(courseId)) throw new Refusal('course-not-found');
    if (!(await isEnrolled(userId, courseId))) throw new Refusal('learner-not-found');
  }

  return {
    async listLearnerTries({ params, query }) {
      await requireLearner(params);
      return tries.list(params, query);
    },

    async getLearnerSubmission({ params }) {
      await requireLearner(params);
      const submission = await tries.findSubmission(params, params.submissionId);
      if (!submission) throw new Refusal('submission-not-found');
      return submission;
    },

    async listLearnerAttempts({ params, query }) {
      await requireLearner(params);
      return attempts.list(params, query);
    },

    async getLearnerAttempt({ params }) {
      await requireLearner(params);
      const attempt = await attempts.find(params, params.attemptId);
      if (!attempt) throw new Refusal('attempt-not-found');
      if (attempt.submittedAt === null) throw new Refusal('attempt-running');
      return attempts.review(attempt);
    },
  };
}
