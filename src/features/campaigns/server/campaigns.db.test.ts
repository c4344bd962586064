import { rowsFor } from '../../../../test/suites.ts';
import { expect, test } from 'vitest';
import { latestTimestamp } from '../../../platform/contract/paging.ts';
import { newEmail, startTestApp, type TestApp } from '../../../../test/support/app.ts';
import { draft, start } from '../../../../test/support/campaigns.ts';
import { dayMs, hourMs, secondMs, stopClock } from '../../../../test/support/clock.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { operate, operateForJson } from '../../../../test/support/operator.ts';
import { confirmedSubscribers } from '../../../../test/support/subscribers.ts';
import type { TestBrowser } from '../../../../test/support/test-browser.ts';

const quick = { settings: { campaignMailsPerMinute: 60_000 } };
const newsIn = async (app: TestApp) => (await app.mails()).filter(({ subject }) => subject === 'News');
const get = (browser: TestBrowser, campaignId: string) =>
  browser.call('GET /api/campaigns/{campaignId}', { params: { campaignId } });
const isOver = (browser: TestBrowser, id: string) =>
  eventually('the campaign to be over', async () => {
    const campaign = await get(browser, id);
    return campaign.state === 'filed' && campaign;
  });

test('a campaign reaches every confirmed subscriber once and nobody else, with a link of each one’s own to unsubscribe', async () => {
  await using app = await startTestApp(quick);
  const emails = await confirmedSubscribers(app.db, 230);
  const { email: unconfirmed } = { email: newEmail() };
  await app.browser().call('POST /api/newsletter-subscribers', { body: { email: unconfirmed } });
  await app.db.kysely
    .updateTable('newsletterSubscribers')
    .set({ state: 'unsubscribed', endedAt: 1 })
    .where('email', '=', emails[7]!)
    .execute();
  const { browser } = await app.signedUpAs('admin');
  const campaign = await draft(browser);
  expect(campaign).toMatchObject({ state: 'draft', audience: 229 });
  const begun = await start(browser, campaign);
  expect(begun).toMatchObject({ state: 'sending', audience: null });
  const { counts } = await isOver(browser, campaign.id);
  expect(counts).toEqual({ waiting: 0, claimed: 0, sent: 0, filed: 229, unknown: 0, failed: 0, skipped: 0 });
  const news = await newsIn(app);
  expect(news.map(({ to }) => to).toSorted()).toEqual(emails.filter((email) => email !== emails[7]).toSorted());
  const links = new Set(news.map(({ text }) => /Unsubscribe:\s+(\S+)/.exec(text)?.[1]));
  expect(links.size).toBe(229);

  const { pathname, search } = new URL([...links][0] ?? '');
  await app.browser().send('POST', pathname + search);
  const next = await draft(browser);
  await start(browser, next);
  expect((await isOver(browser, next.id)).counts.filed).toBe(228);
  const acts = await app.db.kysely.selectFrom('auditEntries').select('act').orderBy('id').execute();
  expect(acts.map(({ act }) => act)).toEqual([
    'campaign-added',
    'campaign-started',
    'campaign-added',
    'campaign-started',
  ]);
});

test('a campaign without a mail server ends as filed, and neither it nor its test is called sent', async () => {
  await using app = await startTestApp(quick);
  const [email = ''] = await confirmedSubscribers(app.db, 1);
  const { browser } = await app.signedUpAs('admin');
  const campaign = await draft(browser);
  expect(campaign.hasMailServer).toBe(false);
  const params = { campaignId: campaign.id };
  expect((await browser.call('POST /api/campaigns/{campaignId}/test-mails', { params })).hasMailServer).toBe(false);
  await start(browser, campaign);
  const { state, counts } = await isOver(browser, campaign.id);
  expect({ state, sent: counts.sent, filed: counts.filed }).toEqual({ state: 'filed', sent: 0, filed: 1 });
  expect((await newsIn(app)).map(({ to }) => to)).toContain(email);
});

test('whoever unsubscribes while a campaign is being sent is left out of the rest', async () => {
  const clock = stopClock();
  await using app = await startTestApp({ settings: { campaignMailsPerMinute: 12 } });
  const emails = await confirmedSubscribers(app.db, 5);
  const { browser } = await app.signedUpAs('admin');
  const campaign = await draft(browser);
  await start(browser, campaign);
  await eventually('the first mail', async () => (await newsIn(app)).length > 0);
  await app.db.kysely
    .updateTable('newsletterSubscribers')
    .set({ state: 'unsubscribed' })
    .where('email', 'in', emails.slice(3))
    .execute();
  const { counts } = await eventually('the campaign to be over', async () => {
    clock.advance(secondMs);
    const found = await get(browser, campaign.id);
    return found.state === 'filed' && found;
  });
  expect(counts).toMatchObject({ filed: 3, skipped: 2 });
  expect((await newsIn(app)).map(({ to }) => to)).toEqual(emails.slice(0, 3));
});

test('of a course it reaches the subscribers among its learners, and since a day those who confirmed from then on', async () => {
  const clock = stopClock();
  await using app = await startTestApp(quick);
  await confirmedSubscribers(app.db, 3);
  const learner = await app.signedUp('reader-1@example.org');
  await learner.browser.call('POST /api/enrolments', { body: { courseId: 'course1' } });
  const other = await app.signedUp();
  await other.browser.call('POST /api/enrolments', { body: { courseId: 'course1' } });
  const left = await app.signedUp('reader-2@example.org');
  await left.browser.call('POST /api/enrolments', { body: { courseId: 'course1' } });
  await left.browser.call('DELETE /api/enrolments/{courseId}', { params: { courseId: 'course1' } });
  const { browser } = await app.signedUpAs('admin');
  expect((await draft(browser, { segment: { kind: 'course', courseId: 'course1' } })).audience).toBe(1);
  expect((await draft(browser, { segment: { kind: 'course', courseId: 'course2' } })).audience).toBe(0);
  clock.advance(dayMs);
  expect((await draft(browser, { segment: { kind: 'since', since: Date.now() } })).audience).toBe(0);
  expect((await draft(browser, { segment: { kind: 'since', since: Date.now() - dayMs } })).audience).toBe(3);
  expect((await draft(browser, { segment: { kind: 'since', since: latestTimestamp } })).audience).toBe(0);
  for (const since of [-1, latestTimestamp + 1, Number.MAX_SAFE_INTEGER]) {
    const body = { subject: 'Never', body: 'Never.', segment: { kind: 'since' as const, since } };
    expect((await browser.try('POST /api/campaigns', { body })).status).toBe(400);
  }
});

test('nobody is written to twice when a campaign is sent twice at once', async () => {
  await using app = await startTestApp(quick);
  await confirmedSubscribers(app.db, 20);
  const { browser } = await app.signedUpAs('admin');
  const { id, step } = await draft(browser);
  const send = () =>
    browser.try('POST /api/campaigns/{campaignId}/start', { params: { campaignId: id }, body: { step, at: null } });
  const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([202, 409, 409]);
  await isOver(browser, id);
  expect(await newsIn(app)).toHaveLength(20);
});

test('a campaign is paused, goes on where it was, and is cancelled for good', async () => {
  await using app = await startTestApp({ settings: { campaignMailsPerMinute: 12 } });
  await confirmedSubscribers(app.db, 30);
  const { browser } = await app.signedUpAs('admin');
  const { id, step } = await draft(browser);
  const startedMs = performance.now();
  await start(browser, { id, step });
  const set = (state: 'draft' | 'sending' | 'paused' | 'cancelled') =>
    browser.try('PUT /api/campaigns/{campaignId}/state', { params: { campaignId: id }, body: { state } });
  await eventually('a first mail', async () => (await newsIn(app)).length > 0);
  expect(await set('draft')).toMatchObject({ status: 409, body: { code: 'campaign-changed' } });
  expect(await set('paused')).toMatchObject({ status: 200, body: { state: 'paused' } });
  await app.workIsDone();
  const sent = (await newsIn(app)).length;
  // Twelve mails a minute, without a burst.
  expect(sent).toBeLessThan(4 + (performance.now() - startedMs) / 5000);
  expect(await set('sending')).toMatchObject({ status: 200, body: { state: 'sending' } });
  await eventually('another mail', async () => (await newsIn(app)).length > sent);
  expect(await set('cancelled')).toMatchObject({ status: 200, body: { state: 'cancelled' } });
  expect(await set('sending')).toMatchObject({ status: 409 });
  await app.workIsDone();
  const { counts } = await get(browser, id);
  expect(counts.filed).toBe((await newsIn(app)).length);
  expect(counts.waiting).toBe(30 - counts.filed);
});

test('a campaign that is scheduled begins by itself, and one taken off the schedule does not', async () => {
  const clock = stopClock();
  await using app = await startTestApp(quick);
  await confirmedSubscribers(app.db, 3);
  const { browser } = await app.signedUpAs('admin');
  const schedule = async (at: number) => {
    const { id, step } = await draft(browser);
    const answer = await browser.try('POST /api/campaigns/{campaignId}/start', {
      params: { campaignId: id },
      body: { step, at },
    });
    return { id, answer };
  };
  expect((await schedule(Date.now() - 1)).answer).toMatchObject({ status: 409, body: { code: 'moment-not-ahead' } });
  const [kept, taken] = [await schedule(Date.now() + hourMs), await schedule(Date.now() + hourMs)];
  expect(kept.answer).toMatchObject({ status: 202, body: { state: 'scheduled', dueAt: Date.now() + hourMs } });
  await browser.call('PUT /api/campaigns/{campaignId}/state', {
    params: { campaignId: taken.id },
    body: { state: 'draft' },
  });
  clock.advance(hourMs);
  await eventually('the campaign to be over', async () => {
    clock.advance(secondMs);
    return (await get(browser, kept.id)).state === 'filed';
  });
  expect(await newsIn(app)).toHaveLength(3);
  expect((await get(browser, taken.id)).state).toBe('draft');
});

test('two who write one draft cannot overwrite each other, and what was sent stays as it was', async () => {
  await using app = await startTestApp(quick);
  await confirmedSubscribers(app.db, 1);
  const { browser } = await app.signedUpAs('admin');
  const { id, step } = await draft(browser);
  const write = (subject: string, seen: number) =>
    browser.try('PUT /api/campaigns/{campaignId}', {
      params: { campaignId: id },
      body: { step: seen, subject, body: 'x', segment: { kind: 'all' } },
    });
  expect(await write('First', step)).toMatchObject({ status: 200, body: { subject: 'First', step: step + 1 } });
  expect(await write('Second', step)).toMatchObject({ status: 409, body: { code: 'campaign-changed' } });
  const stale = await browser.try('POST /api/campaigns/{campaignId}/start', {
    params: { campaignId: id },
    body: { step, at: null },
  });
  expect(stale).toMatchObject({ status: 409, body: { code: 'campaign-changed' } });
  await start(browser, { id, step: step + 1 });
  expect(await write('Third', step + 2)).toMatchObject({ status: 409, body: { code: 'campaign-not-draft' } });
  const gone = await browser.try('DELETE /api/campaigns/{campaignId}', { params: { campaignId: id } });
  expect(gone).toMatchObject({ status: 409, body: { code: 'campaign-not-draft' } });
});

test.each(rowsFor('long runs', [10_001, 10_000], 1))(
  'of %i subscribers each becomes a recipient once, though they are written piece by piece',
  async (count) => {
    await using app = await startTestApp({ settings: { campaignMailsPerMinute: 1 } });
    await confirmedSubscribers(app.db, count);
    const { browser } = await app.signedUpAs('admin');
    const { id, step } = await draft(browser);
    await start(browser, { id, step });
    const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, each) => sum + each, 0);
    await eventually('all to be recipients', async () => {
      const row = await app.db.kysely
        .selectFrom('campaigns')
        .select('gatheredTo')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.gatheredTo === null;
    });
    expect(sumOf((await get(browser, id)).counts)).toBe(count);
  },
);

test('a campaign for nobody does not begin', async () => {
  await using app = await startTestApp(quick);
  const { browser } = await app.signedUpAs('admin');
  const { id, step } = await draft(browser);
  const answer = await browser.try('POST /api/campaigns/{campaignId}/start', {
    params: { campaignId: id },
    body: { step, at: null },
  });
  expect(answer).toMatchObject({ status: 409, body: { code: 'campaign-for-nobody' } });
});

test('the operator sends a draft and pauses it, and what cannot be done is said', async () => {
  await using app = await startTestApp({ settings: { campaignMailsPerMinute: 12 } });
  await confirmedSubscribers(app.db, 20);
  const { browser } = await app.signedUpAs('admin');
  const { id } = await draft(browser);
  expect(await operate(app, 'campaign', 'pause', id)).toMatchObject({ exitCode: 1 });
  expect((await operate(app, 'campaign', 'send', 'unknown', '--yes')).stderr).toContain('no longer exists');
  expect(await operateForJson(app, 'campaign', 'send', id, '--yes')).toEqual({ id, count: 20 });
  await eventually('a mail', async () => (await newsIn(app)).length > 0);
  expect(await operate(app, 'campaign', 'pause', id)).toMatchObject({ exitCode: 0 });
  expect(await operateForJson(app, 'campaign', 'list')).toMatchObject([{ id, state: 'paused', subject: 'News' }]);
  expect((await operate(app, 'campaign', 'list')).stdout).toMatch(/paused {2}\d+ of 20 {2}News/);
  expect((await operate(app, 'campaign', 'show', id)).stdout).toMatch(/^paused {2}News\n {2}.*waiting: \d+/);
  expect((await operate(app, 'campaign', 'send', id, '--yes')).stderr).toContain('is no longer a draft');
  expect(await operateForJson(app, 'campaign', 'resume', id, '--yes')).toEqual({ id, state: 'sending' });
  expect(await operateForJson(app, 'campaign', 'cancel', id, '--yes')).toEqual({ id, state: 'cancelled' });
  expect(await operate(app, 'campaign', 'resume', id, '--yes')).toMatchObject({ exitCode: 1 });
});

test('the list is sorted by when campaigns were begun, page by page, and the same as a file without formulas', async () => {
  await using app = await startTestApp();
  const { browser } = await app.signedUpAs('admin');
  const subjects = ['=1+1', 'News of May', 'News of June', 'News of July'];
  for (const subject of subjects) await draft(browser, { subject });
  async function listed(order: 'newest' | 'oldest') {
    const first = await browser.call('GET /api/campaigns', { query: { order, limit: 3 } });
    const cursor = first.nextCursor ?? '';
    const { items, nextCursor } = await browser.call('GET /api/campaigns', { query: { order, limit: 3, cursor } });
    expect(nextCursor).toBeNull();
    return [...first.items, ...items].map(({ subject }) => subject);
  }
  expect(await listed('oldest')).toEqual(subjects);
  expect(await listed('newest')).toEqual(subjects.toReversed());
  const linesOf = async (query: string) =>
    String((await browser.send('GET', `/api/campaigns.csv?${query}`)).body)
      .split('\r\n')
      .map((line) => line.split(',').slice(0, 3).join());
  const head = '\uFEFFSubject,State,To';
  expect(await linesOf('order=oldest')).toEqual([
    head,
    "'=1+1,draft,all",
    'News of May,draft,all',
    'News of June,draft,all',
    'News of July,draft,all',
    '',
  ]);
  expect(await linesOf('state=draft&search=JUNE')).toEqual([head, 'News of June,draft,all', '']);
  expect(await linesOf('state=sent')).toEqual([head, '']);
});

test('a test from the command line is by the name that the console gave the site', async () => {
  await using app = await startTestApp(quick);
  const { browser } = await app.signedUpAs('admin');
  const { id } = await draft(browser);
  const { version } = await browser.call('GET /api/admin/setup', {});
  await browser.call('PUT /api/admin/setup/look', { body: { version, brand: 'Glassworks' } });
  const email = newEmail();
  expect(await operate(app, 'campaign', 'test', id, email)).toMatchObject({ exitCode: 0 });
  expect((await app.mailTo(email)).text).toContain('a Glassworks newsletter');
});
