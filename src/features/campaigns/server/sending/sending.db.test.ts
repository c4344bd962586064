import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../test/support/app.ts';
import { draft, start } from '../../../../../test/support/campaigns.ts';
import { dayMs, stopClock } from '../../../../../test/support/clock.ts';
import { filledPlace, isOnPostgres } from '../../../../../test/support/database.ts';
import { eventually } from '../../../../../test/support/eventually.ts';
import { startSmtpServer } from '../../../../../test/support/smtp.ts';
import { confirmedSubscribers } from '../../../../../test/support/subscribers.ts';
import type { TestBrowser } from '../../../../../test/support/test-browser.ts';
import { createdAtOf, newId } from '../../../../platform/server/ids.ts';
import { batchJournals } from './journal.ts';

const minuteMs = 60_000;

async function appWith(smtpUrl: string, readers: number): Promise<{ app: TestApp; browser: TestBrowser }> {
  const app = await startTestApp({ settings: { smtpUrl, campaignMailsPerMinute: 60_000 } });
  await confirmedSubscribers(app.db, readers);
  const { browser } = await app.signedUpAs('admin');
  return { app, browser };
}

const get = (browser: TestBrowser, campaignId: string) =>
  browser.call('GET /api/campaigns/{campaignId}', { params: { campaignId } });
const countsIn = async (browser: TestBrowser, id: string) => (await get(browser, id)).counts;
const untilOver = (browser: TestBrowser, id: string) =>
  eventually('the campaign to be over', async () => (await get(browser, id)).state === 'sent');
const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

/** Responses of mail servers that reject the sender or the mail. */
const others: Readonly<Record<string, string>> = {
  'reader-2@example.org': '5.7.1 not from you',
  'reader-3@example.org': 'relay not permitted',
  'reader-4@example.org': '5.1.8 Sender address rejected: Domain not found',
};

test('an address that the mail server knows nobody at is refused once, and gets no later campaign; one refused for another reason stays confirmed', async () => {
  const { url, received } = await startSmtpServer({
    onRcptTo({ address }, _, done) {
      if (address === 'reader-1@example.org') return done(refusal(550, '5.1.1 no such user'));
      const words = others[address];
      return words === undefined ? done() : done(refusal(550, words));
    },
  });
  const { app, browser } = await appWith(url, 6);
  await using _ = app;
  const campaign = await draft(browser);
  await start(browser, campaign);
  await untilOver(browser, campaign.id);
  expect(await countsIn(browser, campaign.id)).toMatchObject({ sent: 2, failed: 4, waiting: 0 });
  expect(received.flatMap(({ to }) => to).toSorted()).toEqual(['reader-0@example.org', 'reader-5@example.org']);
  const states = await app.db.kysely.selectFrom('newsletterSubscribers').select('state').orderBy('email').execute();
  expect(states.map(({ state }) => state)).toEqual([
    'confirmed',
    'bounced',
    ...Array.from({ length: 4 }, () => 'confirmed'),
  ]);
  expect((await draft(browser)).audience).toBe(5);
});

test('an address that is put off is tried again later, and the others do not wait for it', async () => {
  const { url, received } = await startSmtpServer({
    onRcptTo: ({ address }, _, done) =>
      address === 'reader-1@example.org' ? done(refusal(451, '4.7.1 try again later')) : done(),
  });
  const { app, browser } = await appWith(url, 3);
  await using _ = app;
  const campaign = await draft(browser);
  await start(browser, campaign);
  await eventually('the others', () => received.length === 2);
  await eventually('one to be put off', async () => (await countsIn(browser, campaign.id)).waiting === 1);
  const [row] = await app.db.kysely
    .selectFrom('campaignRecipients')
    .select(['tries', 'dueAt'])
    .where('state', '=', 'waiting')
    .execute();
  expect(row?.tries).toBe(1);
  expect(row?.dueAt).toBeGreaterThan(Date.now() + 14 * minuteMs);
  expect((await get(browser, campaign.id)).trouble).toBeNull();
});

test('a mail server that is away is said, left alone for a while, and sent to when it is back: each address once', async () => {
  let isAway = true;
  const { url, received } = await startSmtpServer({
    onConnect: (_, done) => (isAway ? done(refusal(421, 'closed')) : done()),
  });
  const { app, browser } = await appWith(url, 12);
  await using _ = app;
  const campaign = await draft(browser);
  await start(browser, campaign);
  const { trouble } = await eventually('the trouble to be told', async () => {
    const now = await get(browser, campaign.id);
    return now.trouble !== null && now;
  });
  expect(trouble).not.toContain('@');
  expect(received).toEqual([]);
  isAway = false;
  await untilOver(browser, campaign.id);
  expect(await countsIn(browser, campaign.id)).toMatchObject({ sent: 12, unknown: 0 });
  expect(new Set(received.flatMap(({ to }) => to)).size).toBe(12);
  expect(received).toHaveLength(12);
  expect((await get(browser, campaign.id)).trouble).toBeNull();
});

test('campaigns that are sent at the same time share the rate of the site', async () => {
  stopClock();
  const { url } = await startSmtpServer();
  await using app = await startTestApp({ settings: { smtpUrl: url, campaignMailsPerMinute: 60 } });
  await confirmedSubscribers(app.db, 20);
  const { browser } = await app.signedUpAs('admin');
  const [one, other] = [await draft(browser), await draft(browser)];
  await start(browser, one);
  await eventually('the first batch', async () => (await countsIn(browser, one.id)).sent === 5);
  const begunAt = Date.now();
  await start(browser, other);
  await eventually('the first batch of the other', async () => (await countsIn(browser, other.id)).sent === 5);
  const jobs = await app.db.kysely
    .selectFrom('outbox')
    .select('payload')
    .where('payload', 'like', `%${other.id}%`)
    .execute();
  const dueAts = jobs.map(({ payload }) => (JSON.parse(payload) as { dueAt: number }).dueAt);
  // Five mails at 60 a minute take five seconds, and the other campaign's take as long.
  expect(Math.max(...dueAts)).toBeGreaterThanOrEqual(begunAt + 10_000);
});

test('a mail of which all was sent, and no answer came, is not sent again', async () => {
  const got: string[] = [];
  const { url } = await startSmtpServer({
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        got.push(to);
        if (to !== 'reader-1@example.org') return done();
        // The mail is accepted, and the connection closes before the response.
        (
          this as unknown as { connections: Set<{ _socket: { destroy(): void }; session: unknown }> }
        ).connections.forEach((connection) => connection.session === session && connection._socket.destroy());
      });
    },
  });
  const { app, browser } = await appWith(url, 3);
  await using _ = app;
  const campaign = await draft(browser);
  await start(browser, campaign);
  await untilOver(browser, campaign.id);
  expect(await countsIn(browser, campaign.id)).toMatchObject({ sent: 2, unknown: 1 });
  const readers = got.filter((address) => address.startsWith('reader-'));
  expect(readers.toSorted()).toEqual(['reader-0@example.org', 'reader-1@example.org', 'reader-2@example.org']);
});

test('subject and text of a hostile kind add no header and no recipient', async () => {
  const { url, received } = await startSmtpServer();
  const { app, browser } = await appWith(url, 1);
  await using _ = app;
  const injected = await browser.try('POST /api/campaigns', {
    body: { subject: 'News\r\nBcc: x@example.org', body: 'x', segment: { kind: 'all' } },
  });
  expect(injected).toMatchObject({ status: 400, body: { fields: [{ path: 'body.subject' }] } });
  const campaign = await draft(browser, {
    subject: 'Größe: =?utf-8?q?=0D=0ABcc:_x@example.org?=',
    body: '.\r\n.\r\nBcc: x@example.org\r\n',
  });
  await start(browser, campaign);
  await untilOver(browser, campaign.id);
  expect(received.map(({ to }) => to)).toEqual([['reader-0@example.org']]);
  const [head = ''] = received[0]?.source.toString().split('\r\n\r\n') ?? [];
  expect(head).not.toMatch(/^Bcc:/im);
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im);
  expect(head).toMatch(/^List-Unsubscribe:\s+<http:[^>\s]+\/newsletter\/unsubscribe\?token=[\w-]+\.[\w-]{22}>\r?$/im);
});

describe('of a batch that was cut off', () => {
  /** State left by a killed process: the claim is older than any batch can be. */
  async function cutOff(app: TestApp, browser: TestBrowser, journal: ((claim: string) => Promise<void>) | null) {
    const { id } = await draft(browser);
    const claim = newId().replace(/^.{13}/, '01a00000-0000');
    const subscribers = await app.db.kysely.selectFrom('newsletterSubscribers').select('id').orderBy('id').execute();
    await app.db.kysely
      .insertInto('campaignRecipients')
      .values(
        subscribers.map(({ id: subscriberId }) => ({
          campaignId: id,
          subscriberId,
          state: 'claimed' as const,
          tries: 0,
          dueAt: 0,
          claim,
        })),
      )
      .execute();
    await journal?.(claim);
    await app.db.kysely.updateTable('campaigns').set({ state: 'paused', startedAt: 1 }).where('id', '=', id).execute();
    await browser.call('PUT /api/campaigns/{campaignId}/state', {
      params: { campaignId: id },
      body: { state: 'sending' },
    });
    await untilOver(browser, id);
    return countsIn(browser, id);
  }

  test('what its journal has as handed over is not sent again, and the rest is', async () => {
    const { url, received } = await startSmtpServer();
    const { app, browser } = await appWith(url, 4);
    await using _ = app;
    const counts = await cutOff(app, browser, async (claim) => {
      const journal = await batchJournals(app.settings.dataDir).begin(claim);
      journal.note('subscriber-000000', 'handed');
      journal.note('subscriber-000001', 'handed');
      journal.note('subscriber-000001', 'sent');
      journal.close();
    });
    expect(counts).toMatchObject({ sent: 3, unknown: 1 });
    expect(received.flatMap(({ to }) => to).toSorted()).toEqual(['reader-2@example.org', 'reader-3@example.org']);
    await eventually('no journal to be left', () => readdirSync(join(app.settings.dataDir, 'campaigns')).length === 0);
  });

  test('an address that its journal has as none gets no other campaign; whoever has unsubscribed since stays so', async () => {
    const { url } = await startSmtpServer();
    const { app, browser } = await appWith(url, 3);
    await using _ = app;
    await cutOff(app, browser, async (claim) => {
      const journal = await batchJournals(app.settings.dataDir).begin(claim);
      for (const id of ['subscriber-000000', 'subscriber-000001']) journal.note(id, 'no-such-address');
      journal.close();
      const left = { state: 'unsubscribed', endedAt: 1 } as const;
      await app.db.kysely
        .updateTable('newsletterSubscribers')
        .set(left)
        .where('id', '=', 'subscriber-000001')
        .execute();
    });
    const states = app.db.kysely.selectFrom('newsletterSubscribers').select(['state']).orderBy('id');
    expect((await states.execute()).map(({ state }) => state)).toEqual(['bounced', 'unsubscribed', 'confirmed']);
  });

  test('a journal that nobody came for goes after a month', async () => {
    await using app = await startTestApp();
    const folder = join(app.settings.dataDir, 'campaigns');
    mkdirSync(folder);
    const kept = `${newId()}.journal`;
    for (const name of ['01a00000-0000-7000-8000-000000000000.journal', kept]) writeFileSync(join(folder, name), '');
    await batchJournals(app.settings.dataDir).sweep(
      createdAtOf('01a00000-0000-7000-8000-000000000000').getTime() + 31 * dayMs,
    );
    expect(readdirSync(folder)).toEqual([kept]);
  });

  test.each([
    ['of another machine, whose journal is not here', null],
    [
      'from before this machine started, whose journal may have lost lines',
      (app: TestApp) => async (claim: string) => {
        mkdirSync(join(app.settings.dataDir, 'campaigns'));
        writeFileSync(join(app.settings.dataDir, 'campaigns', `${claim}.journal`), 'another start\n');
      },
    ],
  ])('%s, nothing is sent again', async (_, journal) => {
    const { url, received } = await startSmtpServer();
    const { app, browser } = await appWith(url, 3);
    await using __ = app;
    expect(await cutOff(app, browser, journal && journal(app))).toMatchObject({ sent: 0, unknown: 3 });
    expect(received).toEqual([]);
  });
});

test('a server that is asked to stop finishes the mails in hand, begins no other, and goes on at its next start', async () => {
  const inHand: (() => void)[] = [];
  const { url, received } = await startSmtpServer({
    onRcptTo: (_, __, done) => void (received.length < 8 ? done() : inHand.push(done)),
  });
  await using place = await filledPlace();
  const settings = { smtpUrl: url, campaignMailsPerMinute: 60_000 };
  const first = await startTestApp({ at: place, settings });
  await confirmedSubscribers(first.db, 60);
  const admin = await first.signedUpAs('admin');
  const campaign = await draft(admin.browser);
  await start(admin.browser, campaign);
  await eventually('some of the mails, and others in hand', () => received.length >= 8 && inHand.length > 0);
  let isStopped = false;
  const stopped = first[Symbol.asyncDispose]().finally(() => (isStopped = true));
  await eventually('the mails in hand to be sent', () => {
    for (const done of inHand.splice(0)) done();
    return isStopped;
  });
  await stopped;
  expect(received.length).toBeLessThan(60);

  await using second = await startTestApp({ at: place, settings });
  await eventually('the campaign to be over', async () => {
    for (const done of inHand.splice(0)) done();
    const states = await second.db.kysely.selectFrom('campaigns').select('state').execute();
    return states[0]?.state === 'sent';
  });
  expect(new Set(received.flatMap(({ to }) => to)).size).toBe(60);
  expect(received).toHaveLength(60);
  const left = await second.db.kysely
    .selectFrom('campaignRecipients')
    .select('state')
    .where('state', '<>', 'sent')
    .execute();
  expect(left).toEqual([]);
});

test.skipIf(!isOnPostgres)('two processes on one database send a campaign once', async () => {
  const { url, received } = await startSmtpServer();
  const { app, browser } = await appWith(url, 300);
  await using _ = app;
  await using beside = await startTestApp({ beside: app, settings: { smtpUrl: url, campaignMailsPerMinute: 60_000 } });
  expect(beside.settings.dataDir).toBe(app.settings.dataDir);
  const campaign = await draft(browser);
  await start(browser, campaign);
  await untilOver(browser, campaign.id);
  expect(new Set(received.flatMap(({ to }) => to)).size).toBe(300);
  expect(received).toHaveLength(300);
});
