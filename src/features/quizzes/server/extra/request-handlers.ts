import { nullIfRowMissing, required } from '../../../../platform/server/db/statement.ts';
import type { Handlers } from '../../../../platform/server/http/context.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import type { NotifyStaff } from '../../../../platform/server/notify.ts';
import { enrolmentOf } from '../../../enrolment/server/public.ts';
import type { quizRoutes } from '../../contract.ts';
import { allowanceOf } from '../allowance.ts';
import type { AttemptDeps, Attempts } from '../attempts.ts';
import type { Quiz } from '../content.ts';
import { requireQuiz } from '../require-quiz.ts';
import { lessonTitle } from './lesson-title.ts';
import { extraQueries } from './queries.ts';

const listedMax = 100;
const requestedIn = (lesson: string) => `A learner asks for another attempt at the quiz of “${lesson}”.`;

type RequestHandlers = Pick<Handlers<typeof quizRoutes>, 'requestQuizAttempt' | 'listAttemptRequests'>;

/**
 * Lets a learner at a hard limit ask the teachers of the course for another attempt, and teachers list these requests.
 * Granting the attempt closes the request.
 */
export function attemptRequestHandlers(
  { db, content, notifyStaff, now }: AttemptDeps & { readonly notifyStaff: NotifyStaff },
  attempts: Pick<Attempts, 'list' | 'extraFor'>,
): RequestHandlers {
  const { putRequest, listRequests } = extraQueries(db);
  const isEnrolled = enrolmentOf(db);

  /** Number of attempts that the learner has made. Throws `no-request-needed` if another one is or will be open. */
  async function requireUsedUp(userId: string, quiz: Quiz) {
    const [own, extra] = await Promise.all([attempts.list(userId, quiz), attempts.extraFor(userId, quiz)]);
    const { attemptsLeft } = allowanceOf(quiz, own, extra.allowed, now());
    const isBlocked = attemptsLeft === 0 && quiz.pauseHours === undefined;
    const isDone = own.some(({ submittedAt, passed }) => submittedAt === null || passed === 1);
    if (!isBlocked || isDone) throw new Refusal('no-request-needed');
    return own.length;
  }

  return {
    async requestQuizAttempt({ params }, { caller }) {
      const quiz = requireQuiz(content, params);
      if (!(await isEnrolled(caller.uid, params.courseId))) throw new Refusal('not-enrolled');
      const used = await requireUsedUp(caller.uid, quiz);
      const timestamp = now();
      const request = {
        ...params,
        userId: caller.uid,
        requestedExtra: used + 1 - quiz.attempts,
        requestedAt: timestamp,
      };
      const message = requestedIn(lessonTitle(content, quiz));
      const path = `/teach/${params.courseId}#attempt-requests`;
      const notifications = await notifyStaff({
        kind: 'attempt-requests',
        courseId: params.courseId,
        message,
        path,
        timestamp,
      });
      const stored = await db.commit(required(putRequest.with(request)), ...notifications).catch(nullIfRowMissing);
      if (stored) return { requestedAt: timestamp };
      // Asked before: the teachers have been notified.
      return { requestedAt: (await attempts.extraFor(caller.uid, quiz)).requestedAt ?? timestamp };
    },

    async listAttemptRequests({ params: { courseId } }) {
      const rows = await listRequests.all({ courseId, limit: listedMax });
      return {
        items: rows.map(({ requestedAt: at, ...row }) => ({
          ...row,
          lessonTitle: lessonTitle(content, { courseId, lessonId: row.lessonId }),
          requestedAt: at ?? 0,
        })),
      };
    },
  };
}
