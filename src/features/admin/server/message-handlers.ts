import { csvMoment } from '../../../platform/server/csv.ts';
import { required } from '../../../platform/server/db/statement.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { auditLog, maskedAddress } from '../../audit/server/public.ts';
import { contactInbox } from '../../contact/server/public.ts';
import type { adminRoutes } from '../contract.ts';
import { csvFile } from './csv-file.ts';
import type { AdminDeps } from './deps.ts';
import { pageOfRows } from './page.ts';

type MessageHandlers = Pick<
  Handlers<typeof adminRoutes>,
  'listMessages' | 'getMessagesFile' | 'setMessageState' | 'deleteMessage'
>;

const gone = () => new Refusal('message-not-found');

/** What an administrator does with the messages of the contact form. */
export function messageHandlers({ db, now }: Pick<AdminDeps, 'db' | 'now'>): MessageHandlers {
  const inbox = contactInbox(db);
  const written = auditLog(db, now);

  async function requireMessage(id: string) {
    const message = await inbox.find(id);
    if (!message) throw gone();
    return message;
  }

  return {
    async listMessages({ query }) {
      const rows = await inbox.list({ ...query, limit: query.limit + 1 });
      return pageOfRows(
        rows,
        query.limit,
        ({ id }) => id,
        (row) => row,
      );
    },

    getMessagesFile: ({ query }) =>
      csvFile({
        name: 'messages.csv',
        columns: ['Received', 'Name', 'Email', 'State', 'Message'],
        load: (page) => inbox.list({ ...query, ...page }),
        cursorOf: ({ id }) => id,
        cellsOf: ({ timestamp, name, email, state, message }) => [csvMoment(timestamp), name, email, state, message],
      }),

    async setMessageState({ params: { messageId: id }, body: { state } }, { caller }) {
      const message = await requireMessage(id);
      if (message.state === state) return message;
      const deed = { act: `message-${state}`, subjectId: id, subject: message.email } as const;
      await db.commit(required(inbox.setState({ id, state }), gone), written(caller.uid, deed));
      return { ...message, state };
    },

    async deleteMessage({ params: { messageId: id } }, { caller }) {
      const { email } = await requireMessage(id);
      const deed = { act: 'message-deleted', subjectId: id, subject: maskedAddress(email) } as const;
      await db.commit(required(inbox.remove(id), gone), written(caller.uid, deed));
    },
  };
}
