import { required } from '../../../../platform/server/db/statement.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { newId } from '../../../../platform/server/ids.ts';
import { mailJob, messageIdOf } from '../../../../platform/server/mail/mailer.ts';
import { auditLog } from '../../../audit/server/public.ts';
import type { ContactDeps } from '../deps.ts';
import type { ListedMessageRow } from '../queries.ts';
import { inboxPublisher } from './administrators.ts';
import { inboxMails } from './mails.ts';
import { inboxQueries } from './queries.ts';
import { newReplyToken } from './reply-address.ts';

interface Answer {
  readonly text: string;
  /** Version of the thread that the author has seen. */
  readonly version: number;
  readonly byUserId: string;
}

/** Fields of an entry that did not arrive by mail. */
const ours = { kind: 'answer', quotedText: null, fromAddress: null } as const;

/**
 * Creates the function that answers a message: thread entry, mail and audit event in one commit. Throws the refusal
 * `thread-changed`, and sends nothing, if the thread has changed since.
 */
export function messageAnswerer(deps: ContactDeps) {
  const { db, events, outbox, settings, now } = deps;
  const { listEntries, updateAnswered, insertEntry } = inboxQueries(db);
  const mails = inboxMails(settings);
  const auditEntry = auditLog(db, now);
  const inboxChanged = inboxPublisher(db, events);
  return async (message: ListedMessageRow, { text, version, byUserId }: Answer): Promise<void> => {
    const { id: messageId, email, timestamp: askedAt } = message;
    const entries = await listEntries.all({ messageId });
    const before = entries.flatMap(({ kind, mailId }) =>
      mailId !== null && (kind === 'answer' || kind === 'reply') ? [mailId] : [],
    );
    const replyToken = message.replyToken ?? newReplyToken();
    const id = newId();
    const mailId = messageIdOf(id, settings.mailFrom);
    await db.commit(
      required(updateAnswered.with({ id: messageId, version, replyToken }), () => new Refusal('thread-changed')),
      insertEntry.with({ ...ours, id, messageId, text, byUserId, mailId, at: now() }),
      outbox.enqueue(mailJob, mails.answer({ id, to: email, text, askedAt, before, replyToken })),
      auditEntry(byUserId, { act: 'message-mailed', subjectId: messageId, subject: email }),
      ...(await inboxChanged(byUserId)),
    );
  };
}
