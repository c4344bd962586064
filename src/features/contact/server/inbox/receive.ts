import { hash, timingSafeEqual } from 'node:crypto';
import { type Statement, required } from '../../../../platform/server/db/statement.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { newId } from '../../../../platform/server/ids.ts';
import { limiterKey } from '../../../../platform/server/limits/limiter-key.ts';
import type { ContactDeps } from '../deps.ts';
import { inboxTold, selectAdministrators } from './administrators.ts';
import { readArrivedMail } from './arrived-mail.ts';
import { inboxNotifications, messageArrived, pathOf } from './mails.ts';
import { inboxQueries } from './queries.ts';
import { tokenOf } from './reply-address.ts';

interface Thread {
  readonly id: string;
  readonly name: string;
  readonly assigneeId: string | null;
}

/** Two mail programs that answer each other by themselves end here. */
const perThread = { max: 30, windowMs: 60 * 60 * 1000 } as const;

/**
 * Gives the function that takes a mail from the mail server, given the mail and what was sent as `Authorization`. It goes
 * into the thread whose token it is addressed to, which waits for somebody again; once, however often it is handed over. Throws the
 * refusals of its route.
 */
export function mailReceiver(deps: ContactDeps) {
  const { db, events, notify, tellStaff, limiter, settings, now } = deps;
  const { findByToken, insertEntry, updateReplied } = inboxQueries(db);
  const told = inboxTold(db, events);

  /** Whoever sees to the message is told; where nobody does, or can any more, those who asked to be told of messages. */
  async function replied({ id, name, assigneeId: userId }: Thread, timestamp: number): Promise<Statement[]> {
    const path = pathOf(id);
    const seesToIt = userId !== null && (await selectAdministrators(db)).some(({ uid }) => uid === userId);
    if (!seesToIt) return tellStaff({ kind: 'new-messages', message: messageArrived, path, timestamp });
    return notify({ userId, kind: 'tasks', message: inboxNotifications.replied(name), path, timestamp });
  }

  return async (source: string, authorization: string | undefined): Promise<{ messageId: string; isNew: boolean }> => {
    const { replyAddress } = settings;
    requireSecret(settings.inboundMailSecret, authorization);
    const mail = await readArrivedMail(source).catch(() => {
      throw new Refusal('mail-not-readable');
    });
    const replyToken = replyAddress === null ? undefined : tokenOf(replyAddress, mail.recipients);
    const thread = replyToken === undefined ? undefined : await findByToken.first({ replyToken });
    if (!thread) throw new Refusal('thread-not-found');
    const messageId = thread.id;
    const { text, from: fromAddress, mailId, isAutomatic } = mail;
    const kind = isAutomatic ? 'automatic' : 'reply';
    const entry = { id: newId(), messageId, kind, text, byUserId: null, fromAddress, mailId, at: now() } as const;
    const outcome = await limiter
      .commit(
        [{ key: limiterKey('thread-replies', messageId), limit: perThread }],
        required(insertEntry.with(entry), () => new AlreadyThere()),
        ...(isAutomatic ? [] : [updateReplied.with({ id: messageId })]),
        ...(isAutomatic ? [] : await replied(thread, entry.at)),
        ...(await told()),
      )
      .catch(nullIfThere);
    if (outcome !== null && outcome.wait !== null) throw new Refusal('too-many-replies', outcome.wait);
    return { messageId, isNew: outcome !== null };
  };
}

/** The mail server handed over a mail twice. */
class AlreadyThere extends Error {}

function nullIfThere(error: unknown): null {
  if (error instanceof AlreadyThere) return null;
  throw error;
}

function requireSecret(secret: string | null, authorization: string | undefined): void {
  if (secret === null) throw new Refusal('inbound-mails-off');
  const digest = (text: string) => hash('sha256', text, 'buffer');
  if (!timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secret}`))) throw new Refusal('wrong-secret');
}
