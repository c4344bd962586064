import { hash, timingSafeEqual } from 'node:crypto';
import { required } from '../../../../platform/server/db/statement.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { newId } from '../../../../platform/server/ids.ts';
import { limiterKey } from '../../../../platform/server/limits/limiter.ts';
import type { ContactDeps } from '../deps.ts';
import { inboxPublisher } from './administrators.ts';
import { inboxEventNotifier, type Thread } from './inbox-event-notifier.ts';
import { type ArrivedMail, readArrivedMail } from './mail/arrived-mail.ts';
import { type MailHead, readMailHead } from './mail/mail-head.ts';
import { inboxQueries } from './queries.ts';
import { tokenOf, tokenWithin } from './reply-address.ts';

interface Addressed extends Omit<MailHead, 'recipients'> {
  readonly thread: Thread;
  readonly mail: ArrivedMail;
}

/** Limit that stops two mail programs from answering each other forever. */
const perThread = { max: 30, windowMs: 60 * 60 * 1000 } as const;
/** Limit of mails that are read, also of those that arrive again. */
const perThreadRead = { max: 120, windowMs: 60 * 60 * 1000 } as const;

/**
 * Returns the function that stores a mail (source, `Authorization`) once in the thread of its token. A reply or bounce
 * reopens the thread; an automatic answer or receipt does not. Throws its route's refusals.
 */
export function mailReceiver(deps: ContactDeps) {
  const { db, events, limiter, settings, now } = deps;
  const { findByToken, insertEntry, updateReplied } = inboxQueries(db);
  const inboxChanged = inboxPublisher(db, events);
  const arrivedIn = inboxEventNotifier(deps);

  const threadOf = (replyToken: string | undefined) =>
    replyToken === undefined ? undefined : findByToken.first({ replyToken });

  /**
   * Finds a mail's thread and reads the mail; without a thread, reads only its headers. A bounce is addressed to the
   * sender of our mails; the mail that it returns has the thread's address.
   */
  async function addressed(source: string): Promise<Addressed> {
    const { replyAddress } = settings;
    const { recipients, ...head } = await readMailHead(source).catch(notReadable);
    if (replyAddress === null) throw new Refusal('thread-not-found');
    const named = await threadOf(tokenOf(replyAddress, recipients));
    const thread = named ?? (await threadOf(tokenWithin(replyAddress, source)));
    if (!thread) throw new Refusal('thread-not-found');
    const wait = await limiter.take({ key: limiterKey('thread-mails', thread.id), limit: perThreadRead });
    if (wait !== null) throw new Refusal('too-many-replies', wait);
    const mail = await readArrivedMail(source).catch(notReadable);
    if (!named && mail.kind !== 'bounce') throw new Refusal('thread-not-found');
    return { thread, mail, ...head };
  }

  return async (source: string, authorization: string | undefined): Promise<{ messageId: string; isNew: boolean }> => {
    requireSecret(settings.inboundMailSecret, authorization);
    const { thread, mail, from: fromAddress, mailId } = await addressed(source);
    const messageId = thread.id;
    const entry = { ...mail, id: newId(), messageId, byUserId: null, fromAddress, mailId, at: now() } as const;
    const isQuiet = mail.kind === 'automatic' || mail.kind === 'receipt';
    const outcome = await limiter
      .commit(
        [{ key: limiterKey('thread-replies', messageId), limit: perThread }],
        required(insertEntry.with(entry), () => new DuplicateEntryError()),
        ...(isQuiet ? [] : [updateReplied.with({ id: messageId })]),
        ...(isQuiet ? [] : await arrivedIn(thread, mail.kind === 'bounce' ? 'bounce' : 'reply', entry.at)),
        ...(await inboxChanged()),
      )
      .catch(nullIfThere);
    if (outcome !== null && outcome.wait !== null) throw new Refusal('too-many-replies', outcome.wait);
    return { messageId, isNew: outcome !== null };
  };
}

function notReadable(): never {
  throw new Refusal('mail-not-readable');
}

/** The mail server delivered a mail twice. */
class DuplicateEntryError extends Error {}

function nullIfThere(error: unknown): null {
  if (error instanceof DuplicateEntryError) return null;
  throw error;
}

function requireSecret(secret: string | null, authorization: string | undefined): void {
  if (secret === null) throw new Refusal('inbound-mails-off');
  const digest = (text: string) => hash('sha256', text, 'buffer');
  if (!timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secret}`))) throw new Refusal('wrong-secret');
}
