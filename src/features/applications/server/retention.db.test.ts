import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { type TestApp, newEmail, startTestApp } from '../../../../test/support/app.ts';
import { dayMs, stopClock } from '../../../../test/support/clock.ts';
import { pdf } from '../../../../test/support/files.ts';
import type { TestBrowser } from '../../../../test/support/test-browser.ts';
import { createEvents } from '../../../platform/server/events/events.ts';
import { createOutbox } from '../../../platform/server/outbox/outbox.ts';
import { createStorage } from '../../../platform/server/storage/create-storage.ts';
import { openFileStore } from '../../../platform/server/storage/open-file-store.ts';
import { notifier } from '../../notifications/server/public.ts';
import { applicationRetention } from './public.ts';

const termDays = 60;
const settings = { applicationRetentionDays: termDays, sessionLifetimeMs: 365 * dayMs };

/** The sweep as another process runs it, with its own database connection. */
async function sweeperOf(app: TestApp) {
  const db = await app.place.open();
  const log = pino({ level: 'silent' });
  const now = () => Date.now();
  const notifierDeps = { db, outbox: createOutbox(db, log, now), events: createEvents(db, log, now), now };
  const deps = { ...notifierDeps, notify: notifier(notifierDeps) };
  const storage = createStorage(db, openFileStore(app.settings), now);
  const content = { current: () => ({ find: () => undefined }) as never };
  const retention = applicationRetention({ ...deps, storage, content, settings: app.settings });
  return { sweep: () => retention.sweep(), close: () => db.close() };
}

async function apply(browser: TestBrowser) {
  const links = { linkedin: 'https://www.linkedin.com/in/ada', website: 'https://ada.example' };
  const email = newEmail();
  const { id } = await browser.call('POST /api/applications', { body: { name: 'Ada', email, ...links, cv: pdf() } });
  return { id, email };
}

const own = async (browser: TestBrowser) => (await browser.call('GET /api/applications', { query: {} })).items;
const uploads = (app: TestApp) =>
  readdirSync(join(app.settings.dataDir, 'uploads')).filter((name) => name !== 'incoming');

test('a closed application is deleted with its CV when the term is over, once, having been told of 14 days before, once, by however many processes', async () => {
  const clock = stopClock();
  await using app = await startTestApp({ settings: { ...settings, rateLimits: false } });
  const { browser } = await app.signedUp();
  const closed = await apply(browser);
  const open = await apply(browser);
  await browser.call('POST /api/applications/{applicationId}/withdrawal', { params: { applicationId: closed.id } });
  const processes = await Promise.all([1, 2, 3].map(() => sweeperOf(app)));
  const sweepAll = () => Promise.all(processes.map(({ sweep }) => sweep()));
  const mailsTo = async (address: string) => {
    await app.workIsDone();
    return (await app.mails()).filter(({ to, subject }) => to === address && subject.includes('will be deleted'));
  };

  clock.advance((termDays - 15) * dayMs);
  await sweepAll();
  expect(await mailsTo(closed.email)).toEqual([]);
  clock.advance(dayMs);
  await sweepAll();
  await sweepAll();
  const [mail, ...more] = await mailsTo(closed.email);
  expect(more).toEqual([]);
  const deletesAt = (await own(browser)).find(({ id }) => id === closed.id)?.deletesAt ?? 0;
  expect(deletesAt).toBe(Date.now() + 14 * dayMs);
  const day = new Date(deletesAt).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(`On ${day} we will delete it`);

  clock.advance(14 * dayMs - 1);
  await sweepAll();
  expect(await own(browser)).toHaveLength(2);
  clock.advance(1);
  await sweepAll();
  expect((await own(browser)).map(({ id }) => id)).toEqual([open.id]);
  expect(uploads(app)).toHaveLength(1);
  const { items } = await browser.call('GET /api/notifications', { query: {} });
  expect(items.filter(({ message }) => message.includes('were deleted'))).toHaveLength(1);
  const written = app.db.kysely.selectFrom('auditEntries').select('subjectId').where('act', '=', 'application-deleted');
  expect(await written.execute()).toEqual([]);
  expect(items.filter(({ message }) => message.includes('will be deleted on'))).toHaveLength(1);
  await Promise.all(processes.map(({ close }) => close()));
});

test('without a term applications stay', async () => {
  const clock = stopClock();
  await using app = await startTestApp({ settings: { rateLimits: false } });
  const { browser } = await app.signedUp();
  const { id } = await apply(browser);
  await browser.call('POST /api/applications/{applicationId}/withdrawal', { params: { applicationId: id } });
  clock.advance(5000 * dayMs);
  const { sweep, close } = await sweeperOf(app);
  await sweep();
  await close();
  const rows = await app.db.kysely.selectFrom('applications').select(['id', 'deletesAt']).execute();
  expect(rows).toEqual([{ id, deletesAt: null }]);
});
