import { required } from '../../../../platform/server/db/statement.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { auditLog } from '../../../audit/server/public.ts';
import { feedbackNotifications as texts } from '../notifications.ts';
import { titleIn } from './present.ts';
import { type ModeratedRow, moderationQueries } from './queries.ts';

export type ModerationDeps = Pick<Services, 'db' | 'now' | 'content' | 'notify'>;

type State = 'hidden' | 'shown';

interface Hiding {
  /** The state that the caller saw; undefined to accept any. */
  readonly from?: State;
  readonly to: State;
  /** Reason for hiding, for the author. */
  readonly reason?: string | undefined;
  readonly byUserId: string;
}

/**
 * Creates the function that hides a record with a reason, or shows it again, and notifies its author. Throws
 * `feedback-not-found` or `feedback-changed` and then changes nothing.
 */
export function feedbackHider({ db, content, notify, now }: ModerationDeps) {
  const { findFeedback, updateHidden } = moderationQueries(db);
  const auditEntry = auditLog(db, now);
  const titleOf = titleIn(content);
  return async (id: string, { from, to, reason = '', byUserId }: Hiding): Promise<ModeratedRow> => {
    const row = await findFeedback.first({ id });
    if (!row) throw new Refusal('feedback-not-found');
    const isHidden = to === 'hidden';
    if (from !== undefined && (from === 'hidden') !== (row.hiddenAt !== null)) throw new Refusal('feedback-changed');
    if (!isHidden && row.hiddenAt === null) return row;
    const change = { hiddenAt: isHidden ? now() : null, hiddenReason: isHidden ? reason : null };
    const title = titleOf(row.courseId);
    const message = isHidden ? texts.hidden(title, reason) : texts.shown(title);
    const notification = { kind: 'feedback', message, path: `/course/${row.courseId}`, timestamp: now() } as const;
    await db.commit(
      required(updateHidden.with({ id, ...change, seen: row.hiddenAt ?? 0 }), () => new Refusal('feedback-changed')),
      auditEntry(byUserId, { act: `feedback-${to}`, subjectId: id, subject: row.courseId }),
      ...(row.userId === null ? [] : await notify({ userId: row.userId, ...notification })),
    );
    return { ...row, ...change };
  };
}
