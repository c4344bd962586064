import { required, type Statement } from '../../../../platform/server/db/statement.ts';
import { teaches } from '../../../../platform/server/http/access.ts';
import type { Caller, Handlers } from '../../../../platform/server/http/context.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { auditLog, type AuditedAction } from '../../../audit/server/public.ts';
import type { moderationRoutes } from '../../moderation-contract.ts';
import { feedbackNotifications as texts } from '../notifications.ts';
import { feedbackHider, type ModerationDeps } from './hide.ts';
import { feedbackListHandlers } from './list-handlers.ts';
import { presentModerated, titleIn } from './present.ts';
import { type ModeratedRow, moderationQueries } from './queries.ts';

/** Handlers for moderating and answering feedback. */
export function moderationHandlers(deps: ModerationDeps): Handlers<typeof moderationRoutes> {
  const { db, content, notify, now } = deps;
  const hide = feedbackHider(deps);
  const { findFeedback, updateAnswer, deleteAnswer } = moderationQueries(db);
  const auditEntry = auditLog(db, now);
  const gone = () => new Refusal('feedback-not-found');
  const titleOf = titleIn(content);
  const present = presentModerated(content);

  async function requireFeedback(id: string): Promise<ModeratedRow> {
    const row = await findFeedback.first({ id });
    if (!row) throw gone();
    return row;
  }

  /** Finds a record. Throws `feedback-not-found` even for an existing one if the caller does not teach its course. */
  async function requireTaught(id: string, caller: Caller): Promise<ModeratedRow> {
    const row = await requireFeedback(id);
    if (!teaches(caller, row.courseId)) throw gone();
    return row;
  }

  const deedOn = ({ id, courseId }: ModeratedRow, act: AuditedAction['act']) => ({
    act,
    subjectId: id,
    subject: courseId,
  });

  /** Notifies the author, if the account still exists. */
  async function notifyAuthor(
    { userId, courseId }: ModeratedRow,
    sentence: (course: string) => string,
  ): Promise<Statement[]> {
    if (userId === null) return [];
    const message = sentence(titleOf(courseId));
    return notify({ userId, kind: 'feedback', message, path: `/course/${courseId}#feedback-title`, timestamp: now() });
  }

  return {
    ...feedbackListHandlers(deps),

    async setFeedbackState({ params: { feedbackId }, body: { state, reason } }, { caller }) {
      return present(await hide(feedbackId, { to: state, reason, byUserId: caller.uid }));
    },

    async answerFeedback({ params: { feedbackId: id }, body: { text, seen } }, { caller }) {
      const row = await requireTaught(id, caller);
      const answeredAs = caller.role === 'admin' ? 'organisation' : 'teacher';
      const change = { answer: text, answeredAs } as const;
      await db.commit(
        required(
          updateAnswer.with({ id, ...change, answeredAt: now(), seen: seen ?? '' }),
          () => new Refusal('answer-changed'),
        ),
        auditEntry(caller.uid, deedOn(row, 'feedback-answered')),
        ...(row.answer === text ? [] : await notifyAuthor(row, texts.answered)),
      );
      return present({ ...row, ...change });
    },

    async removeFeedbackAnswer({ params: { feedbackId: id } }, { caller }) {
      const row = await requireTaught(id, caller);
      if (row.answer === null) return present(row);
      await db.commit(
        required(deleteAnswer.with({ id }), gone),
        auditEntry(caller.uid, deedOn(row, 'feedback-answer-removed')),
      );
      return present({ ...row, answer: null, answeredAs: null });
    },
  };
}
