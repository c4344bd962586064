import { describe, expect, test } from 'vitest';
import { appForThisFile, newEmail } from '../../../../../test/support/app.ts';
import { arrivedMail, deliverMail, inboundSecret } from '../../../../../test/support/inbound.ts';

const settings = { replyAddress: 'inbox@example.org', inboundMailSecret: inboundSecret } as const;
const app = await appForThisFile({ settings });

const [admin, other] = [await app.signedUpAs('admin'), await app.signedUpAs('admin')];

/** Creates an answered message and returns it with the address of its thread. */
async function answered(email = newEmail()): Promise<{ messageId: string; to: string }> {
  const body = { name: 'Ada', email, message: `Hello ${crypto.randomUUID()}` };
  const { id: messageId } = await app.browser().call('POST /api/contact-messages', { body });
  await answer(messageId, 'Yes?');
  const messages = app.db.kysely.selectFrom('contactMessages').where('id', '=', messageId);
  const { replyToken } = await messages.select('replyToken').executeTakeFirstOrThrow();
  return { messageId, to: `inbox+${replyToken}@example.org` };
}

const answer = (messageId: string, text: string, version = 0) =>
  admin.browser.try('POST /api/admin/messages/{messageId}/answers', { params: { messageId }, body: { text, version } });
const threadOf = (messageId: string) =>
  admin.browser.call('GET /api/admin/messages/{messageId}', { params: { messageId } });

describe('a mail that arrives', () => {
  test.each([
    [
      'to whom the message is assigned',
      async (messageId: string) => {
        const body = { uid: other.uid };
        await admin.browser.call('PUT /api/admin/messages/{messageId}/assignee', { params: { messageId }, body });
        return other;
      },
    ],
    ['who wrote the answer, where it is assigned to nobody', async () => admin],
  ])('by which an answer comes back opens the thread again, and notifies the one %s', async (_, prepare) => {
    const email = newEmail();
    const { messageId, to } = await answered(email);
    const { browser } = await prepare(messageId);
    const returned = arrivedMail({
      to,
      from: 'MAILER-DAEMON@mx.example.net',
      text: 'No such user here.',
    });
    expect((await deliverMail(app, returned)).statusCode).toBe(202);
    const { state, version, entries } = await threadOf(messageId);
    expect([state, version]).toEqual(['new', 2]);
    expect(entries.at(-1)).toMatchObject({ kind: 'bounce', text: 'No such user here.' });
    const { items } = await browser.call('GET /api/notifications', { query: {} });
    expect(items[0]).toMatchObject({
      message: 'An answer to Ada was not delivered. Open the message to see why.',
      path: `/admin/messages?open=${messageId}`,
    });
    expect((await answer(messageId, 'And now?', 2)).status).toBe(201);
    await app.workIsDone();
    expect(JSON.stringify(await app.mailTo(email, 2))).not.toContain('mx.example.net');
  });

  test('by which an answer comes back to the sender of our mails belongs to the thread that it returns; what else comes there, nowhere', async () => {
    const { messageId, to } = await answered();
    const text = (address: string) =>
      `No such user here.\n\n--- A copy of the message.\n\nReply-To: ${address}\n\nYes?`;
    const deliver = (from: string, address: string) =>
      deliverMail(app, arrivedMail({ to: 'hello@example.org', from, text: text(address) }));
    const daemon = 'MAILER-DAEMON@mx.example.net';
    expect((await deliver('ada@example.org', to)).statusCode).toBe(404);
    for (const wrong of [to.replace('example', 'other'), `inbox+${'0'.repeat(20)}@example.org`, 'inbox+@example.org'])
      expect((await deliver(daemon, wrong)).statusCode).toBe(404);
    expect((await deliver(daemon, to.toUpperCase())).statusCode).toBe(202);
    const { state, entries } = await threadOf(messageId);
    expect([state, entries.map(({ kind }) => kind)]).toEqual(['new', ['answer', 'bounce']]);
  });

  test('from a list or group is what somebody wrote, and waits for an answer', async () => {
    const { messageId, to } = await answered();
    const headers = ['Precedence: list', 'List-Id: <class.groups.example.net>'];
    await deliverMail(app, arrivedMail({ to, text: 'Is there room?', headers }));
    const { state, entries } = await threadOf(messageId);
    expect([state, entries.at(-1)?.kind]).toEqual(['new', 'reply']);
  });

  test('by which an answer was read is stored, and waits for nobody', async () => {
    const { messageId, to } = await answered();
    const headers = ['X-Auto-Response-Suppress: All'];
    const read = arrivedMail({ to, text: 'Your message was read.', headers });
    await deliverMail(app, read.replace('Subject: Re:', 'Subject: Read:'));
    const { state, version, entries } = await threadOf(messageId);
    expect([state, version, entries.at(-1)?.kind]).toEqual(['answered', 1, 'receipt']);
  });

  test('is read no further than its headers where it belongs to no thread', async () => {
    const { to } = await answered();
    // Nests more parts than the parser reads.
    const parts = Array.from(
      { length: 60 },
      (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}`,
    );
    const deliver = (recipient: string) =>
      deliverMail(app, `From: a@example.org\r\nTo: ${recipient}\r\n${parts.join('\r\n')}\r\n\r\nx`);
    expect((await deliver(to)).json()).toMatchObject({ code: 'mail-not-readable' });
    expect((await deliver('inbox@example.org')).json()).toMatchObject({ code: 'thread-not-found' });
  });
});
