import { inboxHandlers } from '../../../features/contact/server/inbox/handlers.ts';
import { mailReceiver } from '../../../features/contact/server/inbox/receive.ts';
import { replyAddressOf } from '../../../features/contact/server/inbox/reply-address.ts';
import { messageMarker } from '../../../features/contact/server/public.ts';
import type { Player } from './demo-users.ts';
import { answers, inboxNotes, questions, replies } from './demo-words.ts';
import { type DemoRow, demoDomain, selectReplyToken } from './queries.ts';
import type { Chances } from './random.ts';
import { type Stage, calledBy, noInput } from './stage.ts';

const hourMs = 60 * 60 * 1000;
const secret = 'the mail server of the demo';
/** Number of different histories of a message; they repeat in this order. */
const historyCount = 7;

/** Answers and annotates messages, delivers replies of the senders by mail, and closes some. */
export async function playInbox(
  stage: Stage,
  admin: Player,
  messages: readonly DemoRow<'contactMessages'>[],
  { oneOf }: Chances,
): Promise<void> {
  const replyAddress = `inbox@${demoDomain}`;
  const deps = { ...stage, settings: { ...stage.settings, replyAddress, inboundMailSecret: secret } };
  const { answerMessage, addMessageNote, assignMessage } = inboxHandlers(deps);
  const receive = mailReceiver(deps);
  const mark = messageMarker(deps);
  const caller = calledBy(admin.uid, 'admin');

  async function reply({ id, email }: DemoRow<'contactMessages'>): Promise<void> {
    const to = replyAddressOf(replyAddress, (await selectReplyToken(stage.db, id)) ?? '');
    await receive(
      `From: ${email}\r\nTo: ${to}\r\nSubject: Re: Your message\r\n\r\n${oneOf(replies)}\r\n`,
      `Bearer ${secret}`,
    );
  }

  const ordered = messages.toSorted((one, other) => one.timestamp - other.timestamp);
  for (const [place, message] of ordered.entries()) {
    const { id: messageId, timestamp } = message;
    const params = { messageId };
    const history = place % historyCount;
    stage.at(timestamp + hourMs);
    if (history === 1) await addMessageNote({ ...noInput, params, body: { text: oneOf(inboxNotes) } }, caller);
    if (history === 2) await assignMessage({ ...noInput, params, body: { uid: admin.uid } }, caller);
    if (history === 1 || history === 2) continue;
    const text = answers[questions.findIndex((question) => question === message.message)] ?? answers[0];
    await answerMessage({ ...noInput, params, body: { text, version: 0 } }, caller);
    stage.at(timestamp + 2 * hourMs);
    if (history === 4) await reply(message);
    if (history === 5) await mark(messageId, { to: 'closed', byUserId: admin.uid });
  }
}
