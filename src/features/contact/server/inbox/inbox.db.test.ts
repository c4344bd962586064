import { simpleParser } from 'mailparser';
import { describe, expect, test } from 'vitest';
import { appForThisFile, newEmail, startTestApp } from '../../../../../test/support/app.ts';
import { arrivedMail, deliverMail, inboundSecret } from '../../../../../test/support/inbound.ts';
import { eventually } from '../../../../../test/support/eventually.ts';
import { startSmtpServer } from '../../../../../test/support/smtp.ts';
import { grantRole } from '../../../identity/server/public.ts';
import { inboxRoutes } from '../../inbox-contract.ts';

const settings = { replyAddress: 'inbox@example.org', inboundMailSecret: inboundSecret } as const;
const app = await appForThisFile({ settings });

const [admin, other] = [await app.signedUpAs('admin'), await app.signedUpAs('admin')];

async function sent(email = newEmail(), text = `Hello ${crypto.randomUUID()}`): Promise<string> {
  return (await app.browser().call('POST /api/contact-messages', { body: { name: 'Ada', email, message: text } })).id;
}

const threadOf = (messageId: string) =>
  admin.browser.call('GET /api/admin/messages/{messageId}', { params: { messageId } });
const answer = (messageId: string, text: string, version = 0, who = admin) =>
  who.browser.try('POST /api/admin/messages/{messageId}/answers', { params: { messageId }, body: { text, version } });

/** Reply address of a message's thread, once the message was answered. */
async function replyAddressFor(messageId: string): Promise<string> {
  const row = await app.db.kysely
    .selectFrom('contactMessages')
    .select('replyToken')
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow();
  return `inbox+${row.replyToken}@example.org`;
}

async function auditOf(subjectId: string): Promise<string[]> {
  const { items } = await admin.browser.call('GET /api/admin/audit-entries', { query: { limit: 100 } });
  return items.filter((entry) => entry.subjectId === subjectId).map(({ act }) => act);
}

describe('who may call', () => {
  const routes = Object.keys(inboxRoutes)
    .filter((key) => key.includes('/api/admin/'))
    .map((key) => key.split(' ') as ['GET', string]);

  test.each(routes)('%s %s is for administrators, and for nobody else', async (method, path) => {
    const url = path.replaceAll(/\{\w+\}/g, 'unknown');
    const callers = [null, await app.signedUp(), await app.signedUpAs('teacher')];
    const answers = [];
    for (const caller of callers)
      answers.push((await (caller?.browser ?? app.browser()).send(method, url, { body: {} })).status);
    expect(answers).toEqual([401, 403, 403]);
    expect([401, 403]).not.toContain((await admin.browser.send(method, url, { body: {} })).status);
  });
});

describe('an answer', () => {
  test('is mailed over SMTP with the address of its thread, stands in the thread, and is written down', async () => {
    const { url, received } = await startSmtpServer();
    await using own = await startTestApp({
      settings: { ...settings, smtpUrl: url, mailFrom: 'Opvir <hello@example.org>' },
    });
    const { browser, email } = await own.signedUp();
    await grantRole(own.db, email, 'admin');
    const body = { name: 'Ada', email: 'ada@example.org', message: 'Is there a course on glass?' };
    const { id: messageId } = await own.browser().call('POST /api/contact-messages', { body });
    const thread = await browser.call('POST /api/admin/messages/{messageId}/answers', {
      params: { messageId },
      body: { text: 'Not yet.\nBcc: all@example.org', version: 0 },
    });
    expect(thread).toMatchObject({ state: 'answered', version: 1, takesReplies: true });
    expect(thread.entries).toMatchObject([{ kind: 'answer', text: 'Not yet.\nBcc: all@example.org', by: email }]);
    await eventually('the mail', () => received.length > 0);
    const mail = await simpleParser(received[0]!.source);
    expect(received[0]?.to).toEqual(['ada@example.org']);
    expect(mail.subject).toBe('Your message to Opvir');
    expect(mail.replyTo?.text).toMatch(/^inbox\+[0-9a-f]{20}@example\.org$/);
    expect(mail.text).toContain('Not yet.\nBcc: all@example.org');
    expect(mail.text).not.toContain('glass');
    expect(mail.bcc).toBeUndefined();

    // The sender replies to the address in the mail, and the next answer refers to that reply.
    const reply = arrivedMail({ to: mail.replyTo!.text, messageId: '<from-ada@example.org>', text: 'Pity!' });
    expect((await deliverMail(own, reply)).statusCode).toBe(202);
    const params = { messageId };
    const reopened = await browser.call('GET /api/admin/messages/{messageId}', { params });
    expect(reopened).toMatchObject({ state: 'new', version: 2 });
    await browser.call('POST /api/admin/messages/{messageId}/answers', { params, body: { text: 'Soon.', version: 2 } });
    await eventually('the second mail', () => received.length > 1);
    const second = await simpleParser(received[1]!.source);
    expect(second.subject).toBe('Re: Your message to Opvir');
    expect(second.inReplyTo).toBe('<from-ada@example.org>');
    expect(second.references).toEqual([mail.messageId, '<from-ada@example.org>']);
  });

  test('of two at once one is sent; the other one is told, and nothing of it is stored or mailed', async () => {
    const email = newEmail();
    const messageId = await sent(email);
    const answers = await Promise.all([answer(messageId, 'One.'), answer(messageId, 'Two.', 0, other)]);
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'thread-changed' });
    const { entries, version } = await threadOf(messageId);
    expect([entries.length, version]).toEqual([1, 1]);
    await app.workIsDone();
    expect((await app.mails()).filter(({ to }) => to === email)).toHaveLength(1);
    expect(await auditOf(messageId)).toEqual(['message-mailed']);
  });

  test('to what was deleted meanwhile is refused, as are an endless one and a blank one', async () => {
    const messageId = await sent();
    for (const text of ['', ' \n', 'x'.repeat(10_001)]) expect((await answer(messageId, text)).status).toBe(400);
    await admin.browser.call('DELETE /api/admin/messages/{messageId}', { params: { messageId } });
    expect(await answer(messageId, 'Late.')).toMatchObject({ status: 404, body: { code: 'message-not-found' } });
  });

  test('is told to every other administrator who is there', async () => {
    const messageId = await sent();
    const told = () =>
      app.db.kysely
        .selectFrom('events')
        .select('userId')
        .where('type', '=', 'inbox')
        .where('userId', 'in', [admin.uid, other.uid])
        .execute();
    await app.db.kysely.deleteFrom('events').execute();
    await answer(messageId, 'Hello.');
    expect(await told()).toEqual([{ userId: other.uid }]);
  });
});

describe('a mail that arrives', () => {
  test('goes into its thread once, however often it is handed over, and tells whoever is to see to it', async () => {
    const messageId = await sent();
    await answer(messageId, 'Yes?');
    await admin.browser.call('PUT /api/admin/messages/{messageId}/assignee', {
      params: { messageId },
      body: { uid: other.uid },
    });
    const to = (await replyAddressFor(messageId)).toUpperCase();
    const quotedText = 'On 12 November 2026 at 10:00 Opvir wrote:\n> Yes?';
    const mail = arrivedMail({ to, text: `Thank you.\n\n${quotedText}\n` });
    const statuses = await Promise.all([deliverMail(app, mail), deliverMail(app, mail), deliverMail(app, mail)]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
    const { entries, state, version } = await threadOf(messageId);
    expect(entries).toMatchObject([
      { kind: 'answer', quotedText: null },
      { kind: 'reply', text: 'Thank you.', quotedText, from: 'ada@example.org', by: null },
    ]);
    expect([state, version]).toEqual(['new', 2]);
    const { items } = await other.browser.call('GET /api/notifications', { query: {} });
    expect(items.slice(0, 2).map(({ message }) => message)).toEqual([
      'Ada replied. Find it under Messages in the console.',
      'A message from Ada was assigned to you. Find it under Messages in the console.',
    ]);
    expect(await answer(messageId, 'Stale.', 1)).toMatchObject({ status: 409 });
  });

  test.each(['nobody', 'a learner by now', 'disabled'])(
    'into a thread whose administrator is %s tells those who asked to be told of messages, and nobody else',
    async (was) => {
      await admin.browser.call('PUT /api/notification-preferences', {
        body: { kind: 'new-messages', channel: 'site' },
      });
      const messageId = await sent();
      await answer(messageId, 'Yes?');
      const former = await app.signedUpAs('admin');
      if (was !== 'nobody') {
        const body = { uid: former.uid };
        await admin.browser.call('PUT /api/admin/messages/{messageId}/assignee', { params: { messageId }, body });
      }
      if (was === 'disabled') {
        await app.db.kysely.updateTable('authUsers').set({ disabledAt: 1 }).where('id', '=', former.uid).execute();
      } else await grantRole(app.db, former.email, 'learner');
      const noticesOf = (userId: string) =>
        app.db.kysely.selectFrom('notifications').select('message').where('userId', '=', userId).execute();
      const before = [await noticesOf(admin.uid), await noticesOf(former.uid)];
      await deliverMail(app, arrivedMail({ to: await replyAddressFor(messageId), text: 'Thank you.' }));
      expect((await noticesOf(admin.uid)).length).toBe(before[0]!.length + 1);
      expect(await noticesOf(former.uid)).toEqual(before[1]);
      const { items } = await admin.browser.call('GET /api/notifications', { query: {} });
      expect(items[0]).toMatchObject({
        message: 'A new message arrived in the inbox.',
        path: `/admin/messages?open=${messageId}`,
      });
    },
  );

  test('from a stranger who does not know the address of a thread goes nowhere', async () => {
    const messageId = await sent();
    await answer(messageId, 'Yes?');
    const known = await replyAddressFor(messageId);
    const guesses = [
      `inbox+${'0'.repeat(20)}@example.org`,
      'inbox@example.org',
      known.replace('example.org', 'other.org'),
    ];
    for (const to of [...guesses, `x${known}`, `${known}.other.org`]) {
      const answered = await deliverMail(app, arrivedMail({ to, text: 'Let me in.' }));
      expect([to, answered.statusCode]).toEqual([to, 404]);
    }
    expect((await threadOf(messageId)).entries).toHaveLength(1);
  });

  test('is taken with the secret alone, and nowhere without one', async () => {
    const mail = arrivedMail({ to: 'inbox@example.org', text: 'x' });
    for (const secret of ['', 'Bearer', `Bearer ${inboundSecret}x`, inboundSecret]) {
      const refused = await deliverMail(app, mail, { authorization: secret });
      expect(refused.json()).toMatchObject({ status: 401, code: 'wrong-secret' });
    }
    await using closed = await startTestApp();
    expect((await deliverMail(closed, mail)).json()).toMatchObject({ status: 404, code: 'inbound-mails-off' });
    const json = { 'content-type': 'application/json' };
    expect((await deliverMail(app, '{}', json)).statusCode).toBe(415);
    expect((await deliverMail(app, '')).statusCode).toBe(400);
    expect((await deliverMail(app, 'x'.repeat(11 * 1024 * 1024))).statusCode).toBe(413);
    for (const odd of ['x', '\0\0\0', '\n\n\n', 'To: <', `From: ${'<'.repeat(100_000)}\n\nx`])
      expect([404, 422]).toContain((await deliverMail(app, odd)).statusCode);
  });

  test('by which a machine says that somebody is away neither opens the thread again nor stands in the way of an answer', async () => {
    const messageId = await sent();
    await answer(messageId, 'Yes?');
    const away = arrivedMail({
      to: await replyAddressFor(messageId),
      text: 'I am away.',
      headers: ['Auto-Submitted: auto-replied'],
    });
    expect((await deliverMail(app, away)).statusCode).toBe(202);
    const { state, version, entries } = await threadOf(messageId);
    expect([state, version]).toEqual(['answered', 1]);
    expect(entries.at(-1)).toMatchObject({ kind: 'automatic', text: 'I am away.' });
    expect((await answer(messageId, 'Later, then.', 1)).status).toBe(201);
  });

  test('cannot put a header into the next answer, and its markup is never more than text', async () => {
    const email = newEmail();
    const messageId = await sent(email);
    await answer(messageId, 'Yes?');
    const hostile = arrivedMail({
      to: await replyAddressFor(messageId),
      from: '"<img src=x onerror=alert(1)>" <EVE@example.org>',
      messageId: '<a@b>\r\n Bcc: <all@example.org>',
      html: '<style>p{}</style><p>Hello <b>there</b><script>alert(1)</script><br>bye &lt;i&gt;</p>',
    });
    expect((await deliverMail(app, hostile)).statusCode).toBe(202);
    const { entries } = await threadOf(messageId);
    expect(entries.at(-1)).toMatchObject({ kind: 'reply', text: 'Hello there\nbye <i>', from: 'eve@example.org' });
    expect((await answer(messageId, 'So?', 2)).status).toBe(201);
    await app.workIsDone();
    const mail = await app.mailTo(email, 2);
    expect(JSON.stringify(mail)).not.toContain('all@example.org');
  });

  test('of two mail programs that answer each other ends after thirty in an hour', async () => {
    const messageId = await sent();
    await answer(messageId, 'Yes?');
    const to = await replyAddressFor(messageId);
    const statuses = [];
    for (let count = 0; count < 32; count += 1)
      statuses.push((await deliverMail(app, arrivedMail({ to, text: `${count}` }))).statusCode);
    expect(statuses.filter((status) => status === 202)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual([429, 429]);
  });
});

describe('those who answer', () => {
  test('give a message to an administrator and to nobody else, and find what is theirs', async () => {
    const messageId = await sent();
    const assign = (uid: string | null) =>
      admin.browser.try('PUT /api/admin/messages/{messageId}/assignee', {
        params: { messageId },
        body: uid === null ? {} : { uid },
      });
    const learner = await app.signedUp();
    for (const uid of [learner.uid, 'unknown'])
      expect(await assign(uid)).toMatchObject({ status: 409, body: { code: 'not-administrator' } });
    expect(await assign(admin.uid)).toMatchObject({ status: 200, body: { assignee: { uid: admin.uid } } });
    const listed = async (assignee: string) => {
      const { items } = await admin.browser.call('GET /api/admin/messages', { query: { assignee, limit: 100 } });
      return items.some(({ id }) => id === messageId);
    };
    expect([await listed(admin.uid), await listed('nobody')]).toEqual([true, false]);
    await assign(null);
    expect([await listed(admin.uid), await listed('nobody')]).toEqual([false, true]);
    expect(await auditOf(messageId)).toEqual(['message-assigned', 'message-assigned']);
  });

  test('note what only they read, and notes change nothing that an answer waits for', async () => {
    const email = newEmail();
    const messageId = await sent(email);
    const text = '<script>alert(1)</script> =1+1';
    const note = { params: { messageId }, body: { text } };
    const noted = await other.browser.call('POST /api/admin/messages/{messageId}/notes', note);
    expect(noted.notes).toMatchObject([{ text, by: other.email }]);
    expect((await answer(messageId, 'Hello.')).status).toBe(201);
    await app.workIsDone();
    expect((await app.mailTo(email)).text).not.toContain('=1+1');
  });
});

describe('what looks like spam', () => {
  const send = (body: object) =>
    app.browser().send('POST', '/api/contact-messages', {
      body: { name: 'Ada', email: newEmail(), message: `Hi ${crypto.randomUUID()}`, ...body },
    });
  const stateOf = async ({ body }: { body: unknown }) => (await threadOf((body as { id: string }).id)).state;

  test.each([
    ['a field that nobody sees was filled in', { homepage: 'https://spam.example' }, 'spam'],
    ['the form was open for half a second', { openForMs: 500 }, 'spam'],
    ['the name is a link', { name: 'www.spam.example' }, 'spam'],
    ['there are five links in it', { message: 'https://spam.example '.repeat(5) }, 'spam'],
    ['somebody took their time', { homepage: '', openForMs: 20_000 }, 'new'],
    ['somebody names two pages', { message: 'See https://example.org/a and https://example.org/b' }, 'new'],
  ])('when %s, is told by the answer to nobody, and is kept apart', async (_, body, state) => {
    const arrived = await send(body);
    expect(arrived).toMatchObject({ status: 201 });
    expect(Object.keys(arrived.body as object)).toEqual(['id']);
    expect(await stateOf(arrived)).toBe(state);
  });

  test('the fourth time that the same is said within an hour, and that is undone', async () => {
    const message = `Buy ${crypto.randomUUID()}`;
    const states = [];
    let last = '';
    for (let count = 0; count < 4; count += 1) {
      const arrived = await send({ message });
      last = (arrived.body as { id: string }).id;
      states.push(await stateOf(arrived));
    }
    expect(states).toEqual(['new', 'new', 'new', 'spam']);
    const listed = async (query: object) => {
      const { items } = await admin.browser.call('GET /api/admin/messages', { query: { ...query, limit: 100 } });
      return items.some(({ id }) => id === last);
    };
    expect([await listed({}), await listed({ state: 'spam' })]).toEqual([false, true]);
    const params = { messageId: last };
    await admin.browser.call('PUT /api/admin/messages/{messageId}/state', { params, body: { state: 'new' } });
    expect([await listed({}), await listed({ state: 'spam' })]).toEqual([true, false]);
  });
});

test('a conversation of the chat that is handed over stands in the message, as text', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const body = {
    name: 'Ada',
    email: 'Ada@Example.org',
    message: 'Please help.',
    conversation: [
      { sender: 'user' as const, text: hostile },
      { sender: 'bot' as const, text: 'This is a bot response' },
    ],
  };
  const { id } = await app.browser().call('POST /api/chat-handovers', { body });
  expect(await threadOf(id)).toMatchObject({
    origin: 'chat',
    email: 'ada@example.org',
    message: `Please help.\n\nVisitor: ${hostile}\nBot: This is a bot response`,
  });
  const line = { sender: 'user', text: 'x' };
  for (const conversation of [[], Array.from({ length: 61 }, () => line), [{ ...line, sender: 'admin' }], 'x', null]) {
    const refused = await app.browser().send('POST', '/api/chat-handovers', { body: { ...body, conversation } });
    expect(refused.status).toBe(400);
  }
});

test('conversations that are handed over without a word more are alike, and none of them is spam; words that many send are', async () => {
  const conversation = [{ sender: 'user' as const, text: 'help' }];
  const from = async (sender: string, message: string) => {
    const body = { name: 'Ada', email: `${sender}@example.org`, message, conversation };
    const { id } = await app.browser().call('POST /api/chat-handovers', { body });
    return (await threadOf(id)).state;
  };
  for (const sender of ['one', 'two', 'three', 'four', 'five']) expect(await from(sender, '')).toBe('new');
  for (const sender of ['six', 'seven', 'eight']) expect(await from(sender, 'Buy now.')).toBe('new');
  expect(await from('nine', 'Buy now.')).toBe('spam');
});
