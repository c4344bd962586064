import { required } from '../../../../platform/server/db/statement.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { auditLog } from '../../../audit/server/public.ts';
import type { MessageState } from '../../message-list-contract.ts';
import type { ContactDeps } from '../deps.ts';
import { contactQueries, type ListedMessageRow } from '../queries.ts';
import { inboxPublisher } from './administrators.ts';

interface Marking {
  /** Expected current state; undefined to skip the check. */
  readonly from?: MessageState;
  readonly to: MessageState;
  readonly byUserId: string;
}

/**
 * Creates the function that changes a message's state. Throws the refusals `message-not-found` and `message-changed`,
 * and then changes nothing.
 */
export function messageMarker({ db, events, now }: Pick<ContactDeps, 'db' | 'events' | 'now'>) {
  const { findMessage, updateState } = contactQueries(db);
  const auditEntry = auditLog(db, now);
  const inboxChanged = inboxPublisher(db, events);
  return async (id: string, { from, to, byUserId }: Marking): Promise<ListedMessageRow> => {
    const message = await findMessage.first({ id });
    if (!message) throw new Refusal('message-not-found');
    if (from !== undefined && from !== message.state) throw new Refusal('message-changed');
    if (message.state === to) return message;
    await db.commit(
      required(updateState.with({ id, from: message.state, to }), () => new Refusal('message-changed')),
      auditEntry(byUserId, { act: `message-${to}`, subjectId: id, subject: message.email }),
      ...(await inboxChanged(byUserId)),
    );
    return { ...message, state: to };
  };
}
