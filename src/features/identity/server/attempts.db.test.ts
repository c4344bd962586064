import { expect, test } from 'vitest';
import { appForThisFile, newEmail, startTestApp, type TestApp } from '../../../../test/support/app.ts';
import { minuteMs, stopClock } from '../../../../test/support/clock.ts';
import { tokenIn } from '../../../../test/support/mails.ts';
import type { TestBrowser } from '../../../../test/support/test-browser.ts';
import { createLimiter } from '../../../platform/server/limits/limiter.ts';
import { attemptLimits, createAttempts } from './attempts.ts';

const app = await appForThisFile({ settings: { trustedProxies: ['10.9.0.0/16'] } });
const { max, windowMs } = attemptLimits.accountFromAddress;
const viaProxy = '10.9.0.1';

function guess(browser: TestBrowser, email: string, headers: Record<string, string> = {}) {
  return browser.send('POST', '/api/session', { body: { email, password: 'a wrong guess' }, headers });
}

async function guessUntilRefused(browser: TestBrowser, email: string, headers: Record<string, string> = {}) {
  for (let count = 0; count < max; count += 1) {
    expect((await guess(browser, email, headers)).status).toBe(401);
  }
  const refused = await guess(browser, email, headers);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  return refused;
}

test('after ten wrong guesses at one account an address must wait, is told how long, and may then try again (§8)', async () => {
  const clock = stopClock();
  const ada = await app.signedUp();
  const stranger = app.browser();
  const refused = await guessUntilRefused(stranger, ada.email);
  expect(refused.headers['retry-after']).toBe(String(windowMs / 1000));
  // Even the right password is not checked now, so that the response reveals nothing about it.
  expect((await stranger.try('POST /api/session', { body: ada })).status).toBe(429);
  clock.advance(5 * minuteMs);
  expect((await guess(stranger, ada.email)).headers['retry-after']).toBe(String(windowMs / 1000 - 5 * 60));
  clock.advance(windowMs - 5 * minuteMs);
  expect((await stranger.try('POST /api/session', { body: ada })).status).toBe(200);
});

test('guesses that arrive all at once are no more than guesses one after the other', async () => {
  const ada = await app.signedUp();
  const stranger = app.browser();
  const answers = await Promise.all(Array.from({ length: 3 * max }, () => guess(stranger, ada.email)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(max);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2 * max);
});

test('a stranger who used up the guesses at one address locks nobody out at another', async () => {
  const ada = await app.signedUp();
  await guessUntilRefused(app.browser(), ada.email);
  expect((await app.browser().try('POST /api/session', { body: ada })).status).toBe(200);
});

test('a browser that has signed in before is not bound by what others guess at its own address', async () => {
  const ada = await app.signedUp();
  await ada.browser.call('DELETE /api/session', {});
  await guessUntilRefused(app.browser(ada.browser.address), ada.email);
  expect((await ada.browser.try('POST /api/session', { body: ada })).status).toBe(200);
});

test('nor where the account page and the mailed change of address ask for the password', async () => {
  const ada = await app.signedUp();
  const email = newEmail();
  await ada.browser.call('PUT /api/users/{uid}', { params: { uid: ada.uid }, body: { name: 'Ada', email } });
  const token = tokenIn(await app.mailTo(email), '/confirm-email');
  await guessUntilRefused(app.browser(ada.browser.address), ada.email);
  const body = { password: ada.password, newPassword: ada.password };
  const unknown = { cookie: ada.browser.cookieHeader('/') };
  expect((await ada.browser.send('PUT', '/api/account/password', { body, headers: unknown })).status).toBe(429);
  expect((await ada.browser.try('PUT /api/email', { body: { token, password: ada.password } })).status).toBe(200);
  await guessUntilRefused(app.browser(ada.browser.address), email);
  expect((await ada.browser.try('PUT /api/account/password', { body })).status).toBe(204);
});

test('a known browser has ten guesses of its own, and none of another account', async () => {
  const [ada, grace] = [await app.signedUp(), await app.signedUp()];
  await ada.browser.call('DELETE /api/session', {});
  await guessUntilRefused(app.browser(ada.browser.address), grace.email);
  expect((await guess(ada.browser, grace.email)).status).toBe(429);
  await guessUntilRefused(ada.browser, ada.email);
  expect((await app.browser(ada.browser.address).try('POST /api/session', { body: ada })).status).toBe(200);
});

test('the mailed reset link works while guesses are refused', async () => {
  const ada = await app.signedUp();
  const browser = app.browser();
  await guessUntilRefused(browser, ada.email);
  await browser.call('POST /api/password-resets', { body: { email: ada.email } });
  const token = tokenIn(await app.mailTo(ada.email), '/reset-password');
  expect((await browser.try('PUT /api/password', { body: { token, password: 'battery staple' } })).status).toBe(200);
});

test('signing in rightly many times is not counted', async () => {
  const ada = await app.signedUp();
  const browser = app.browser();
  for (let count = 0; count <= max; count += 1) {
    expect((await browser.send('POST', '/api/session', { body: ada, headers: { cookie: '' } })).status).toBe(200);
  }
});

test('behind a trusted proxy the address is the one that the proxy names, so others behind it are not bound', async () => {
  const ada = await app.signedUp();
  const proxy = app.browser(viaProxy);
  await guessUntilRefused(proxy, ada.email, { 'x-forwarded-for': '203.0.113.7' });
  const owner = await proxy.send('POST', '/api/session', { body: ada, headers: { 'x-forwarded-for': '203.0.113.8' } });
  expect(owner.status).toBe(200);
});

test('what a client writes before the proxy adds its address is not believed', async () => {
  const ada = await app.signedUp();
  const proxy = app.browser(viaProxy);
  await guessUntilRefused(proxy, ada.email, { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' });
  const spoofed = await guess(proxy, ada.email, { 'x-forwarded-for': '198.51.100.2, 203.0.113.9' });
  expect(spoofed.status).toBe(429);
});

test('without a trusted proxy X-Forwarded-For is not believed at all', async () => {
  const ada = await app.signedUp();
  const stranger = app.browser();
  await guessUntilRefused(stranger, ada.email, { 'x-forwarded-for': '198.51.100.1' });
  expect((await guess(stranger, ada.email, { 'x-forwarded-for': '198.51.100.2' })).status).toBe(429);
});

test('an unknown account is limited like a known one', async () => {
  expect((await guessUntilRefused(app.browser(), newEmail())).status).toBe(429);
});

test('guesses are counted together by all processes on one database', async () => {
  const ada = await app.signedUp();
  await using second: TestApp = await startTestApp({ beside: app });
  const address = '192.0.2.44';
  await guessUntilRefused(app.browser(address), ada.email);
  expect((await guess(second.browser(address), ada.email)).status).toBe(429);
});

test('800 guesses at one account from 80 addresses are 300, all at once and from two processes (§8)', async () => {
  const other = await app.place.open();
  const processes = [app.db, other].map((db) => createAttempts(createLimiter(db, Date.now, true), 'a secret', false));
  const email = newEmail();
  const countedByAddress = async () => {
    const counts = app.db.kysely.selectFrom('rateLimits').select('count').where('key', 'like', 'address:%');
    return (await counts.execute()).reduce((sum, { count }) => sum + count, 0);
  };
  const before = await countedByAddress();
  const guesses = Array.from({ length: 800 }, (_, index) =>
    processes[index % 2]!.guessAt(email, undefined, { address: `198.18.0.${index % 80}`, headers: {} }),
  );
  const outcomes = await Promise.allSettled(guesses.map((one) => one.countWrong()));
  const { max: most } = attemptLimits.accountFromStrangers;
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(most);
  // Refused guesses are not counted: each address keeps its guesses for other accounts.
  expect((await countedByAddress()) - before).toBe(most);
  await other.close();
});

test('800 guesses at one account from as many addresses of one /64 are ten', async () => {
  const email = newEmail();
  const guesses = Array.from({ length: 800 }, (_, index) =>
    guess(app.browser(`2001:db8:64::${index.toString(16)}`), email),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(max);
  // The others are refused by a limit, or because too many requests of one client are queued.
  expect(statuses.filter((status) => status === 429 || status === 503)).toHaveLength(800 - max);
});

test('one address makes a hundred accounts an hour at most, also all at once', async () => {
  await using strict = await startTestApp();
  const { max: accounts } = attemptLimits.newAccounts;
  const address = '192.0.2.45';
  // A taken address counts as an attempt too, but without hashing.
  const { email } = await strict.signedUp();
  const answers = await Promise.all(
    Array.from({ length: accounts + 5 }, () =>
      strict.browser(address).try('POST /api/accounts', { body: { email, password: 'correct horse' } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(accounts);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
});

test('with limits off nobody waits', async () => {
  await using open = await startTestApp({ settings: { rateLimits: false } });
  const stranger = open.browser();
  const email = newEmail();
  for (let count = 0; count <= max; count += 1) expect((await guess(stranger, email)).status).toBe(401);
});
