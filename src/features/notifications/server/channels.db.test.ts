import { expect, test } from 'vitest';
import { type SignedUp, type TestApp, appForThisFile, startTestApp } from '../../../../test/support/app.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { createEvents } from '../../../platform/server/events/events.ts';
import type { SqlValue } from '../../../platform/server/db/statement.ts';
import { newId } from '../../../platform/server/ids.ts';
import { createOutbox } from '../../../platform/server/outbox/outbox.ts';
import { grantRole } from '../../identity/server/public.ts';
import type { Channel, ChosenKind } from '../preferences-contract.ts';
import { digestJob, notificationMailJob } from './jobs.ts';
import { notificationMailing, notifier } from './public.ts';

const app = await appForThisFile({ settings: { rateLimits: false } });
const { log } = app.app;
const dayMs = 24 * 60 * 60 * 1000;

/** A user with a confirmed address. */
async function confirmed(on: TestApp): Promise<SignedUp> {
  const user = await on.signedUp();
  await on.db.kysely.updateTable('authUsers').set({ emailVerified: 1 }).where('id', '=', user.uid).execute();
  return user;
}

const choose = ({ browser }: SignedUp, kind: ChosenKind, channel: Channel) =>
  browser.try('PUT /api/notification-preferences', { body: { kind, channel } });
const list = async ({ browser }: SignedUp) => (await browser.call('GET /api/notifications', { query: {} })).items;
const mailsTo = async ({ email }: SignedUp) => (await app.mails()).filter(({ to }) => to.includes(email));

/** Notifies a user of a grade, at a given time. */
async function tell({ uid }: SignedUp, message: string, now: number, more: { isMailed?: true; isShown?: true } = {}) {
  const parts = { db: app.db, events: createEvents(app.db, log, () => now) };
  const notify = notifier({ ...parts, outbox: createOutbox(app.db, log, () => now), now: () => now });
  const path = '/course/course1';
  await app.db.commit(...(await notify({ userId: uid, kind: 'grades', message, path, timestamp: now, ...more })));
}

test('without a choice what concerns a user stands in the site alone, except a completed course, and what arrives for staff comes in a daily mail', async () => {
  const ada = await confirmed(app);
  const choices = async () => (await ada.browser.call('GET /api/notification-preferences', {})).items;
  expect((await choices()).map(({ kind, channel }) => `${kind}: ${channel}`)).toEqual([
    'courses: site',
    'completions: mail',
    ...['grades', 'feedback', 'applications', 'openings', 'announcements'].map((kind) => `${kind}: site`),
  ]);
  await grantRole(app.db, ada.email, 'admin');
  expect((await choices()).filter(({ channel }) => channel === 'daily').map(({ kind }) => kind)).toEqual([
    'new-applications',
    'new-messages',
    'new-feedback',
    'new-hand-ins',
    'attempt-requests',
  ]);
  await tell(ada, 'Graded.', Date.now());
  expect(await list(ada)).toMatchObject([{ message: 'Graded.', path: '/course/course1', readAt: null }]);
  await app.workIsDone();
  expect(await mailsTo(ada)).toEqual([]);
});

test('who chose mails at once has one, with the link and the way to end them; what has a mail of its own has no second', async () => {
  const ada = await confirmed(app);
  await choose(ada, 'grades', 'mail');
  await tell(ada, 'Graded at once.', Date.now());
  const mail = await app.mailTo(ada.email);
  expect(mail.text).toContain('Graded at once.');
  expect(mail.text).toContain('/course/course1');
  expect(mail.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  await tell(ada, 'Mailed by itself.', Date.now(), { isMailed: true });
  await app.workIsDone();
  expect((await list(ada)).map(({ message }) => message)).toEqual(['Mailed by itself.', 'Graded at once.']);
  expect(await mailsTo(ada)).toHaveLength(1);

  // A one-click unsubscribe as mail programs send it: no cookies, a form, and only the token.
  const stop = /https?:\/\/[^/\s]+(\/notification-mails\/stop\?token=\S+)/.exec(mail.text)?.[1] ?? '';
  const visitor = app.browser();
  expect((await visitor.send('GET', stop)).status).toBe(200);
  await tell(ada, 'Only looked at.', Date.now());
  await app.workIsDone();
  expect(await mailsTo(ada)).toHaveLength(2);
  expect((await visitor.send('POST', stop)).status).toBe(200);
  await tell(ada, 'After the end.', Date.now());
  await app.workIsDone();
  expect(await mailsTo(ada)).toHaveLength(2);
  expect((await visitor.send('POST', `${stop.slice(0, -1)}!`)).status).toBe(404);
});

test('a mail that still waits when its reader wants none is not sent', async () => {
  const ada = await confirmed(app);
  await choose(ada, 'grades', 'none');
  const row = { id: newId(), userId: ada.uid, message: 'Graded.', timestamp: 1, readAt: null, path: '/' } as const;
  await app.db.kysely
    .insertInto('notifications')
    .values({ ...row, kind: 'grades', digestAt: null })
    .execute();
  const send = () => createOutbox(app.db, log, Date.now).enqueue(notificationMailJob, { notificationId: row.id });
  await app.db.commit(send());
  await app.workIsDone();
  expect(await mailsTo(ada)).toEqual([]);
  await choose(ada, 'grades', 'mail');
  await app.db.commit(send());
  await eventually('the mail', async () => (await mailsTo(ada)).length === 1);
});

test('who chose nothing has nothing listed, and their open pages hear of what they show; what keeps the account safe comes all the same', async () => {
  const ada = await confirmed(app);
  await choose(ada, 'grades', 'none');
  await tell(ada, 'Never seen.', Date.now());
  await tell(ada, 'Not listed either, and shown by a page.', Date.now(), { isShown: true });
  expect(await list(ada)).toEqual([]);
  const heard = await app.db.kysely
    .selectFrom('events')
    .select(['type', 'data'])
    .where('userId', '=', ada.uid)
    .execute();
  expect(heard).toEqual([{ type: 'unlisted', data: '{}' }]);
  const body = { password: ada.password, newPassword: 'another horse' };
  expect((await ada.browser.try('PUT /api/account/password', { body })).status).toBe(204);
  expect(await list(ada)).toMatchObject([{ path: '/account' }]);
  await eventually('the mail of the password', async () => (await mailsTo(ada)).length === 1);
});

test('a choice that is not for the role is refused, and nothing is kept', async () => {
  const ada = await confirmed(app);
  expect(await choose(ada, 'new-messages', 'mail')).toMatchObject({ status: 403, body: { code: 'not-for-your-role' } });
  expect(
    await app.db.kysely.selectFrom('notificationPreferences').select('kind').where('userId', '=', ada.uid).execute(),
  ).toEqual([]);
});

test('a digest has what is unread of a day, once, whichever process runs it and how often; the next day has one of its own', async () => {
  const ada = await confirmed(app);
  await choose(ada, 'grades', 'daily');
  for (const message of ['First.', 'Second.', 'Read before.']) await tell(ada, message, Date.now());
  const [newest] = await list(ada);
  await ada.browser.call('PUT /api/notifications/{notificationId}/read', { params: { notificationId: newest!.id } });
  await tell(ada, 'A day later.', Date.now() + dayMs);
  const digests = app.db.kysely
    .selectFrom('notifications')
    .select('digestAt')
    .where('userId', '=', ada.uid)
    .orderBy('id');
  const [first, , , last] = await digests.execute();
  expect(last?.digestAt).toBe((first?.digestAt ?? 0) + dayMs);

  // Two processes with their own settings; this app sends the mail that one of them enqueues.
  const outbox = createOutbox(app.db, log, Date.now);
  const run = (digestAt: number) => {
    const sendMail = () => Promise.reject(new Error('a digest is promised, not sent'));
    const jobs = notificationMailing({ db: app.db, settings: app.settings, secret: 'a secret', outbox, sendMail });
    return jobs.find(({ kind }) => kind === digestJob.kind)!.run({ userId: ada.uid, digestAt }, 'id');
  };
  await Promise.all([run(first?.digestAt ?? 0), run(first?.digestAt ?? 0)]);
  await run(first?.digestAt ?? 0);
  const mail = await app.mailTo(ada.email);
  expect(mail.subject).toContain('2 notifications');
  expect(mail.text).toMatch(/First\.[^]*Second\./);
  expect(mail.text).not.toContain('Read before.');
  expect(mail.text).not.toContain('A day later.');
  await run(last?.digestAt ?? 0);
  expect((await app.mailTo(ada.email, 2)).text).toContain('A day later.');
  await app.db.kysely.deleteFrom('outbox').where('kind', '=', digestJob.kind).execute();
  await app.workIsDone();
  expect(await mailsTo(ada)).toHaveLength(2);
});

test('what comes while a digest is written is not taken for mailed: its own job mails it with the rest', async () => {
  const ada = await confirmed(app);
  await choose(ada, 'grades', 'daily');
  const now = Date.now();
  await tell(ada, 'First.', now);
  const { digestAt } = await app.db.kysely
    .selectFrom('notifications')
    .select('digestAt')
    .where('userId', '=', ada.uid)
    .executeTakeFirstOrThrow();
  let hasCome = false;
  const meanwhile: TestApp['db'] = {
    ...app.db,
    async readPrepared(text: string, values: readonly SqlValue[]) {
      const rows = await app.db.readPrepared(text, values);
      if (!hasCome && text.startsWith('select "message"')) {
        hasCome = true;
        await tell(ada, 'Late.', now);
      }
      return rows;
    },
  };
  const outbox = createOutbox(app.db, log, Date.now);
  const sendMail = () => Promise.reject(new Error('a digest is promised, not sent'));
  for (const db of [meanwhile, app.db]) {
    const jobs = notificationMailing({ db, settings: app.settings, secret: 'a secret', outbox, sendMail });
    const job = jobs.find(({ kind }) => kind === digestJob.kind)!;
    await job.run({ userId: ada.uid, digestAt: digestAt ?? 0 }, 'id');
  }
  expect(hasCome).toBe(true);
  expect((await app.mailTo(ada.email)).text).toMatch(/First\.[^]*Late\./);
  await app.db.kysely.deleteFrom('outbox').where('kind', '=', digestJob.kind).execute();
  await app.workIsDone();
  expect(await mailsTo(ada)).toHaveLength(1);
});

test('who chooses otherwise before the digest leaves has none', async () => {
  const ada = await confirmed(app);
  await choose(ada, 'grades', 'daily');
  await tell(ada, 'Waits.', Date.now());
  const waiting = () =>
    app.db.kysely
      .selectFrom('notifications')
      .select('id')
      .where('userId', '=', ada.uid)
      .where('digestAt', 'is not', null)
      .execute();
  expect(await waiting()).toHaveLength(1);
  await choose(ada, 'grades', 'site');
  expect(await waiting()).toEqual([]);
  await app.db.kysely.deleteFrom('outbox').where('kind', '=', digestJob.kind).execute();
});

test('staff are told of what arrives, a teacher of their courses alone, and nobody who lost the role', async () => {
  await using other = await startTestApp({ settings: { rateLimits: false } });
  const staff = async (role: 'teacher' | 'admin', kind: ChosenKind, courses: string[] | null = null) => {
    const user = await confirmed(other);
    await grantRole(other.db, user.email, role, courses);
    await user.browser.call('PUT /api/notification-preferences', { body: { kind, channel: 'mail' } });
    return user;
  };
  const ofCourse = await staff('teacher', 'new-feedback', ['course1']);
  const ofAnother = await staff('teacher', 'new-feedback', ['course2']);
  const admin = await staff('admin', 'new-messages');
  const dismissed = await staff('admin', 'new-messages');
  const unasked = await confirmed(other);
  await grantRole(other.db, unasked.email, 'admin');
  const silent = await confirmed(other);
  await grantRole(other.db, silent.email, 'admin');
  await choose(silent, 'new-messages', 'none');
  await choose(silent, 'new-feedback', 'none');
  await grantRole(other.db, dismissed.email, 'learner');
  const learner = await confirmed(other);
  await learner.browser.call('POST /api/enrolments', { body: { courseId: 'course1' } });
  await learner.browser.call('POST /api/courses/{courseId}/feedback', {
    params: { courseId: 'course1' },
    body: { rating: 4, comment: 'Good.' },
  });
  await other.browser().call('POST /api/contact-messages', {
    body: { name: 'Ada', email: 'ada@example.org', message: 'A question about the second course.' },
  });
  expect((await other.mailTo(ofCourse.email)).text).toContain('Learn React has new feedback: 4 of 5 stars.');
  expect((await other.mailTo(admin.email)).text).toContain('A new message arrived in the inbox.');
  const waits = other.db.kysely.selectFrom('notifications').select(['message', 'digestAt']);
  const ofUnasked = await waits.where('userId', '=', unasked.uid).where('digestAt', 'is not', null).execute();
  expect(ofUnasked.map(({ message }) => message).toSorted()).toEqual([
    'A new message arrived in the inbox.',
    'Learn React has new feedback: 4 of 5 stars.',
  ]);
  expect((await list(silent)).map(({ message }) => message)).not.toContain('A new message arrived in the inbox.');
  await other.workIsDone();
  const to = (await other.mails()).flatMap((mail) => mail.to);
  expect(to.join()).not.toContain(ofAnother.email);
  expect(to.join()).not.toContain(dismissed.email);
});

test('an address that nobody has confirmed is mailed nothing, whatever was chosen', async () => {
  const stranger = await app.signedUp();
  await choose(stranger, 'grades', 'mail');
  await tell(stranger, 'Graded.', Date.now());
  await app.workIsDone();
  expect(await list(stranger)).toHaveLength(1);
  expect(await mailsTo(stranger)).toEqual([]);
});
