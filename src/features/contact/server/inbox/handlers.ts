import { required } from '../../../../platform/server/db/statement.ts';
import type { Handlers } from '../../../../platform/server/http/context.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { newId } from '../../../../platform/server/ids.ts';
import { auditLog } from '../../../audit/server/public.ts';
import type { inboxRoutes } from '../../inbox-contract.ts';
import type { ContactDeps } from '../deps.ts';
import { contactQueries } from '../queries.ts';
import { inboxPublisher, selectAdministrators } from './administrators.ts';
import { messageAnswerer } from './answer.ts';
import { messageAssigner } from './assign.ts';
import { messageListHandlers } from './list-handlers.ts';
import { presentThread } from './present.ts';
import { inboxQueries } from './queries.ts';
import { mailReceiver } from './receive.ts';

/** Handlers of the inbox for administrators, and of the route by which the mail server delivers replies. */
export function inboxHandlers(deps: ContactDeps): Handlers<typeof inboxRoutes> {
  const { db, events, settings, now } = deps;
  const { findMessage } = contactQueries(db);
  const queries = inboxQueries(db);
  const answer = messageAnswerer(deps);
  const assign = messageAssigner(deps);
  const receive = mailReceiver(deps);
  const auditEntry = auditLog(db, now);
  const inboxChanged = inboxPublisher(db, events);
  const gone = () => new Refusal('message-not-found');

  async function requireMessage(id: string) {
    const row = await findMessage.first({ id });
    if (!row) throw gone();
    return row;
  }

  async function threadOf(messageId: string) {
    const [row, entries, notes] = await Promise.all([
      requireMessage(messageId),
      queries.listEntries.all({ messageId }),
      queries.listNotes.all({ messageId }),
    ]);
    return presentThread(row, entries, notes, settings.inboundMailSecret !== null);
  }

  return {
    ...messageListHandlers(deps),
    getMessageThread: ({ params: { messageId } }) => threadOf(messageId),

    async answerMessage({ params: { messageId }, body }, { caller, log }) {
      await answer(await requireMessage(messageId), { ...body, byUserId: caller.uid });
      log.info({ messageId }, 'contact message answered');
      return threadOf(messageId);
    },

    async addMessageNote({ params: { messageId }, body: { text } }, { caller }) {
      const { email } = await requireMessage(messageId);
      await db.commit(
        required(queries.holdMessage.with({ id: messageId }), gone),
        queries.insertNote.with({ id: newId(), messageId, text, byUserId: caller.uid, at: now() }),
        auditEntry(caller.uid, { act: 'message-noted', subjectId: messageId, subject: email }),
        ...(await inboxChanged(caller.uid)),
      );
      return threadOf(messageId);
    },

    async assignMessage({ params: { messageId }, body }, { caller }) {
      await assign(messageId, { to: body.uid ?? null, byUserId: caller.uid });
      return threadOf(messageId);
    },

    async listAdministrators() {
      return { items: await selectAdministrators(db) };
    },

    async receiveMail({ body }, { headers, log }) {
      const outcome = await receive(body, headers.authorization);
      log.info(outcome, 'mail received');
    },
  };
}
