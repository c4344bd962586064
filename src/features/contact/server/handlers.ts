import type { Handlers } from '../../../platform/server/http/context.ts';
import { newId } from '../../../platform/server/ids.ts';
import { limiterKey } from '../../../platform/server/limits/limiter.ts';
import type { contactRoutes } from '../contract.ts';
import { transcriptOf } from '../transcript.ts';
import type { ContactDeps } from './deps.ts';
import { inboxPublisher } from './inbox/administrators.ts';
import { messageArrived, pathOf } from './inbox/mails.ts';
import { contactQueries } from './queries.ts';
import { type Arriving, looksLikeSpam } from './spam.ts';

const hourMs = 60 * 60 * 1000;
/** Limits above which a message is stored as spam. */
const frequent = { sender: { max: 5, windowMs: hourMs }, text: { max: 3, windowMs: hourMs } } as const;

interface NewMessage extends Omit<Arriving, 'isFrequent'> {
  readonly email: string;
  readonly origin: 'form' | 'chat';
  /** Text to store. */
  readonly kept: string;
  /** Text written by the sender, '' if there is none. */
  readonly own: string;
}

type Deps = Pick<ContactDeps, 'db' | 'events' | 'notifyStaff' | 'limiter' | 'now'>;

export function contactHandlers({ db, events, notifyStaff, limiter, now }: Deps): Handlers<typeof contactRoutes> {
  const { insertMessage } = contactQueries(db);
  const inboxChanged = inboxPublisher(db, events);

  async function isFrequent(email: string, text: string): Promise<boolean> {
    const sender = { key: limiterKey('contact-sender', email), limit: frequent.sender };
    const same = { key: limiterKey('contact-text', text), limit: frequent.text };
    // Many visitors hand over a conversation without a message of their own, and short messages are often equal.
    return (await limiter.take(sender, ...(text === '' ? [] : [same]))) !== null;
  }

  async function keep({ origin, kept, own, ...arriving }: NewMessage) {
    const [id, email] = [newId(), arriving.email.toLowerCase()];
    const isSpam = looksLikeSpam({ ...arriving, isFrequent: await isFrequent(email, own) });
    const { name } = arriving;
    const row = { id, name, email, message: kept, timestamp: now(), state: isSpam ? 'spam' : 'new', origin } as const;
    const event = {
      kind: 'new-messages',
      message: messageArrived,
      path: pathOf(id),
      timestamp: row.timestamp,
    } as const;
    await db.commit(insertMessage.with(row), ...(await inboxChanged()), ...(isSpam ? [] : await notifyStaff(event)));
    return { id, isSpam };
  }

  return {
    async sendContactMessage({ body }, { log }) {
      const { id, isSpam } = await keep({ ...body, origin: 'form', kept: body.message, own: body.message });
      log.info({ messageId: id, isSpam }, 'contact message stored');
      return { id };
    },

    async handOverChat({ body: { conversation, ...body } }, { log }) {
      const transcript = transcriptOf(body.message, conversation);
      const { id, isSpam } = await keep({ ...body, origin: 'chat', kept: transcript, own: body.message });
      log.info({ messageId: id, isSpam }, 'chat handed over');
      return { id };
    },
  };
}
