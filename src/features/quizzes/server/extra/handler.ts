import type { Content } from '../../../../platform/server/content/content.ts';
import { nullIfRowMissing, required } from '../../../../platform/server/db/statement.ts';
import type { Handlers } from '../../../../platform/server/http/context.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import type { Notify } from '../../../../platform/server/notify.ts';
import { auditLog, auditSubject } from '../../../audit/server/public.ts';
import { enrolmentOf } from '../../../enrolment/server/public.ts';
import { accountActs } from '../../../identity/server/public.ts';
import type { quizRoutes } from '../../contract.ts';
import type { AttemptDeps, Attempts } from '../attempts.ts';
import { requireQuiz } from '../require-quiz.ts';
import { extraQueries } from './queries.ts';

const allowedAt = (lesson: string) => `You can take the quiz of “${lesson}” once more.`;

/**
 * Lets teachers of a course grant one more attempt to a learner who has none left. Notifies the learner and writes an
 * audit event.
 */
export function extraAttemptHandler(
  deps: AttemptDeps & { readonly notify: Notify },
  attempts: Pick<Attempts, 'list' | 'allowedFor'>,
): Pick<Handlers<typeof quizRoutes>, 'allowQuizAttempt'> {
  const { db, content, notify, now } = deps;
  const { putExtra } = extraQueries(db);
  const isEnrolled = enrolmentOf(db);
  const accounts = accountActs(db);
  const auditEntry = auditLog(db, now);

  return {
    async allowQuizAttempt({ params }, { caller }) {
      const { userId, courseId, lessonId } = params;
      const quiz = requireQuiz(content, params);
      if (!(await isEnrolled(userId, courseId))) throw new Refusal('learner-not-found');
      const [own, allowed] = await Promise.all([attempts.list(userId, quiz), attempts.allowedFor(userId, quiz)]);
      if (own.length < allowed) return { attemptsLeft: allowed - own.length, isNew: false };
      const notifications = await notify({
        userId,
        kind: 'grades',
        message: allowedAt(titleOf(content, quiz)),
        path: `/course/${courseId}/learn/${lessonId}#quiz`,
        timestamp: now(),
      });
      const subject = auditSubject((await accounts.find(userId))?.email, courseId);
      const extra = await db
        .commit(
          required(putExtra.with({ userId, courseId, lessonId, extra: own.length + 1 - quiz.attempts })),
          ...notifications,
          auditEntry(caller.uid, { act: 'quiz-attempt-allowed', subjectId: userId, subject }),
        )
        .catch(nullIfRowMissing);
      // A concurrent call may have granted the attempt; then it is not new.
      return { attemptsLeft: 1, isNew: extra !== null };
    },
  };
}

function titleOf(content: Pick<Content, 'current'>, { courseId, lessonId }: { courseId: string; lessonId: string }) {
  return content.current().find('lesson', `${courseId}/${lessonId}`)?.title ?? lessonId;
}
