import { nullIfRowMissing, required } from '../../../../platform/server/db/statement.ts';
import type { Handlers } from '../../../../platform/server/http/context.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import type { Notify } from '../../../../platform/server/notify.ts';
import { auditLog, auditSubject } from '../../../audit/server/public.ts';
import { enrolmentOf } from '../../../enrolment/server/public.ts';
import { accountActs } from '../../../identity/server/public.ts';
import type { quizRoutes } from '../../contract.ts';
import { allowanceOf } from '../allowance.ts';
import type { AttemptDeps, Attempts } from '../attempts.ts';
import { requireQuiz } from '../require-quiz.ts';
import { lessonTitle } from './lesson-title.ts';
import { extraQueries } from './queries.ts';

const allowedAt = (lesson: string) => `You can take the quiz of “${lesson}” once more.`;

/**
 * Lets teachers of a course grant one more attempt to a learner who has none left. Notifies the learner and writes an
 * audit event.
 */
export function extraAttemptHandler(
  deps: AttemptDeps & { readonly notify: Notify },
  attempts: Pick<Attempts, 'list' | 'extraFor'>,
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
      const [own, { allowed }] = await Promise.all([attempts.list(userId, quiz), attempts.extraFor(userId, quiz)]);
      const { attemptsLeft } = allowanceOf(quiz, own, allowed, now());
      if (attemptsLeft > 0) return { attemptsLeft, isNew: false };
      const notifications = await notify({
        userId,
        kind: 'grades',
        message: allowedAt(lessonTitle(content, quiz)),
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
