import { simpleParser } from 'mailparser';
import { afterAll, expect, test } from 'vitest';
import { certificateIssuer, completionNotices } from '../../src/features/certificates/server/public.ts';
import { notifier } from '../../src/features/notifications/server/public.ts';
import { learningRecord } from '../../src/features/progress/server/public.ts';
import { createEvents } from '../../src/platform/server/events/events.ts';
import { createOutbox } from '../../src/platform/server/outbox/outbox.ts';
import { type SignedUp, appForThisFile } from '../support/app.ts';
import { learnerWhoIsDone, oneLesson } from '../support/certificates.ts';
import { eventually } from '../support/eventually.ts';
import { openSmtpServer } from '../support/open-smtp-server.ts';

const siteUrl = 'https://learn.example.org';
const smtp = await openSmtpServer();
afterAll(() => smtp[Symbol.asyncDispose]());
const app = await appForThisFile({ settings: { publicUrl: siteUrl, smtpUrl: smtp.url } });
const title = 'Learn React';

/** Learning record as in the server, which runs the jobs. */
function recordAndNotices() {
  const { db } = app;
  const find = () => ({ title, description: 'What one does with React.' });
  const issue = certificateIssuer({ db, content: { current: () => ({ find }) } as never });
  const events = createEvents(db, app.app.log, Date.now);
  const outbox = createOutbox(db, app.app.log, Date.now);
  const courses = { nextStep: () => ({ kind: 'openings', id: '', title: '' }) as const };
  const notify = notifier({ db, events, outbox, now: Date.now });
  const notices = completionNotices({ db, settings: app.settings, outbox, notify, courses, now: Date.now });
  const record = learningRecord({
    db,
    events,
    structureOf: () => oneLesson,
    onCompleted: (completion) => [...issue(completion), notices.enqueue(completion)],
    now: Date.now,
  });
  return { record, notices };
}

const notificationsOf = async ({ browser }: SignedUp) =>
  (await browser.call('GET /api/notifications', { query: {} })).items;
const mailsTo = (email: string) => smtp.received.filter(({ to }) => to.includes(email));

test('a completed course is one notification and one mail, with the certificate and the next course, however often it is recorded and the job is run', async () => {
  const learner = await learnerWhoIsDone(app);
  const { record, notices } = recordAndNotices();
  await Promise.all(Array.from({ length: 3 }, () => record.settle(learner.uid, oneLesson)));
  const completion = { userId: learner.uid, courseId: oneLesson.courseId };
  const again = { ...completion, completedAt: Date.now(), rule: undefined };
  await app.db.commit(notices.enqueue(again), notices.enqueue(again), notices.enqueue(again));
  await Promise.all(['one', 'another'].map((id) => notices.job.run(completion, id)));
  await app.workIsDone();
  await notices.job.run(completion, 'later');
  await app.workIsDone();

  const { items } = await learner.browser.call('GET /api/certificates', {});
  const path = `/certificates/${items[0]!.id}`;
  const notifications = await notificationsOf(learner);
  expect(notifications).toMatchObject([
    { message: `You have completed ${title}. Your certificate is ready.`, path, readAt: null },
  ]);
  const mails = await eventually('the mail', async () => {
    const found = mailsTo(learner.email);
    return found.length > 0 ? found : undefined;
  });
  expect(mails).toHaveLength(1);
  const { subject, text = '', headers } = await simpleParser(mails[0]!.source);
  expect(subject).toBe(`You have completed ${title}`);
  expect(text).toContain(`${siteUrl}${path}`);
  expect(text).toMatch(/\/(course\/course3|work-with-us)\n/);

  // One press in the mail program ends such mails, which come without having been chosen.
  expect(headers.has('list')).toBe(true);
  const stop = new URL(/https:\S+\/notification-mails\/stop\?token=\S+/.exec(text)?.[0] ?? '');
  expect((await app.browser().send('POST', `${stop.pathname}${stop.search}`)).status).toBe(200);
  const preferences = await learner.browser.call('GET /api/notification-preferences', {});
  expect(preferences.items).toContainEqual({ kind: 'completions', channel: 'site' });
});

test('a learner without a confirmed address is told to confirm it, and gets no mail', async () => {
  const learner = await learnerWhoIsDone(app);
  await app.confirmAddress(learner.uid, false);
  await recordAndNotices().record.settle(learner.uid, oneLesson);
  await app.workIsDone();
  const message = `You have completed ${title}. Confirm your email address to get your certificate.`;
  expect(await notificationsOf(learner)).toMatchObject([{ message }]);
  expect(mailsTo(learner.email)).toEqual([]);
});

test('a learner who chose the site or nothing gets no mail, and a revoked certificate is not congratulated on', async () => {
  const [onSite, off, stopped] = await Promise.all([1, 2, 3].map(() => learnerWhoIsDone(app)));
  const choose = ({ browser }: SignedUp, channel: 'site' | 'none') =>
    browser.call('PUT /api/notification-preferences', { body: { kind: 'completions', channel } });
  await choose(onSite!, 'site');
  await choose(off!, 'none');
  const { record } = recordAndNotices();
  for (const { uid } of [onSite!, off!]) await record.settle(uid, oneLesson);
  await app.workIsDone();
  expect(await notificationsOf(onSite!)).toHaveLength(1);
  expect(await notificationsOf(off!)).toEqual([]);

  const { notices } = recordAndNotices();
  const issue = certificateIssuer({ db: app.db, content: { current: () => ({ find: () => ({ title }) }) } as never });
  const completion = { userId: stopped!.uid, courseId: oneLesson.courseId };
  await app.db.commit(...issue({ ...completion, completedAt: Date.now(), rule: undefined }));
  await app.db.kysely.updateTable('certificates').set({ revokedAt: 1 }).where('userId', '=', stopped!.uid).execute();
  await notices.job.run(completion, 'revoked');
  await app.workIsDone();
  expect(await notificationsOf(stopped!)).toEqual([]);
  for (const { email } of [onSite!, off!, stopped!]) expect(mailsTo(email)).toEqual([]);
});
