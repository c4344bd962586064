import { required } from '../../../../platform/server/db/statement.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { auditedDeletion } from '../../../audit/server/public.ts';
import type { ContactDeps } from '../deps.ts';
import { contactQueries } from '../queries.ts';
import { inboxPublisher } from './administrators.ts';

/** Creates the function that permanently deletes a message and its thread. Throws the refusal `message-not-found`. */
export function messageRemover({ db, events, now }: Pick<ContactDeps, 'db' | 'events' | 'now'>) {
  const { findMessage, deleteMessage } = contactQueries(db);
  const deletionEntries = auditedDeletion(db, now);
  const inboxChanged = inboxPublisher(db, events);
  const gone = () => new Refusal('message-not-found');
  return async (id: string, byUserId: string): Promise<void> => {
    const message = await findMessage.first({ id });
    if (!message) throw gone();
    await db.commit(
      required(deleteMessage.with({ id }), gone),
      ...deletionEntries(byUserId, { act: 'message-deleted', subjectId: id, email: message.email }),
      ...(await inboxChanged(byUserId)),
    );
  };
}
