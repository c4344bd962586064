import { required } from '../../../../platform/server/db/statement.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { auditLog } from '../../../audit/server/public.ts';
import type { ContactDeps } from '../deps.ts';
import { contactQueries } from '../queries.ts';
import { inboxPublisher, selectAdministrators } from './administrators.ts';
import { inboxNotifications, pathOf } from './mails.ts';
import { inboxQueries } from './queries.ts';

interface Assignment {
  /** Expected current assignee: a uid, or null for nobody; undefined to skip the check. */
  readonly from?: string | null;
  /** Uid of an administrator; null for nobody. */
  readonly to: string | null;
  readonly byUserId: string;
}

/**
 * Creates the function that assigns a message and notifies the assignee. Throws the refusals `message-not-found`,
 * `message-changed` and `not-administrator`, and then changes nothing.
 */
export function messageAssigner({ db, events, notify, now }: Pick<ContactDeps, 'db' | 'events' | 'notify' | 'now'>) {
  const { findMessage } = contactQueries(db);
  const { updateAssignee } = inboxQueries(db);
  const auditEntry = auditLog(db, now);
  const inboxChanged = inboxPublisher(db, events);
  return async (id: string, { from, to, byUserId }: Assignment): Promise<void> => {
    const message = await findMessage.first({ id });
    if (!message) throw new Refusal('message-not-found');
    const { name, email, assigneeId } = message;
    if (from !== undefined && from !== assigneeId) throw new Refusal('message-changed');
    if (assigneeId === to) return;
    const known = to === null || (await selectAdministrators(db)).some((each) => each.uid === to);
    if (!known) throw new Refusal('not-administrator');
    const isNotified = to !== null && to !== byUserId;
    await db.commit(
      required(updateAssignee.with({ id, from: assigneeId ?? '', to }), () => new Refusal('message-changed')),
      auditEntry(byUserId, { act: 'message-assigned', subjectId: id, subject: email }),
      ...(isNotified
        ? await notify({
            userId: to,
            kind: 'tasks',
            message: inboxNotifications.assigned(name),
            path: pathOf(id),
            timestamp: now(),
          })
        : []),
      ...(await inboxChanged(byUserId)),
    );
  };
}
