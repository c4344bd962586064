import { expect, test } from 'vitest';
import { appForThisFile, startTestApp } from '../../../../test/support/app.ts';
import { dayMs, hourMs, secondMs, stopClock } from '../../../../test/support/clock.ts';

const app = await appForThisFile();

test('a session that is not visited ends after 7 days (§4, §9)', async () => {
  const clock = stopClock();
  const { browser } = await app.signedUp();
  clock.advance(7 * dayMs - secondMs);
  expect((await browser.try('GET /api/enrolments', { query: {} })).status).toBe(200);
  clock.advance(secondMs);
  expect(await browser.try('GET /api/enrolments', { query: {} })).toMatchObject({
    status: 401,
    body: { code: 'session-expired', detail: 'Your session has ended. Please log in again.' },
  });
  expect(await browser.call('GET /api/session', {})).toEqual({ session: null });
});

test('a question of a session that has ended takes no cookie away: its answer may follow that of a new login', async () => {
  const { browser, email, password } = await app.signedUp();
  const asksLate = app.browser();
  asksLate.setCookie('opvir.session_token', browser.cookie('opvir.session_token'));
  await browser.call('DELETE /api/session', {});
  const begun = await browser.try('POST /api/session', { body: { email, password } });
  expect(begun.setCookies).not.toEqual([]);
  const late = await asksLate.try('GET /api/session', {});
  expect(late).toMatchObject({ body: { session: null }, setCookies: [] });
});

test('a visit extends a session that is older than a day, cookie included, and no younger one (§4)', async () => {
  const clock = stopClock();
  const { browser } = await app.signedUp();
  const start = Date.now();
  clock.advance(dayMs);
  const young = await browser.try('GET /api/session', {});
  expect(young.body).toMatchObject({ session: { expiresAt: start + 7 * dayMs } });
  expect(young.setCookies).toEqual([]);
  clock.advance(hourMs);
  const old = await browser.try('GET /api/session', {});
  expect(old.body).toMatchObject({ session: { expiresAt: Date.now() + 7 * dayMs, now: Date.now() } });
  expect(old.setCookies).toHaveLength(1);
  expect(old.setCookies[0]).toMatch(/^opvir\.session_token=.*Max-Age=604800/);
  clock.advance(6 * dayMs + 12 * hourMs);
  expect((await browser.try('GET /api/enrolments', { query: {} })).status).toBe(200);
});

test('a visit extends a session of one day too', async () => {
  const clock = stopClock();
  await using short = await startTestApp({ settings: { sessionLifetimeMs: dayMs } });
  const { browser } = await short.signedUp();
  clock.advance(13 * hourMs);
  await browser.call('GET /api/session', {});
  clock.advance(13 * hourMs);
  expect((await browser.try('GET /api/enrolments', { query: {} })).status).toBe(200);
});

test('refreshing gives a session its full life again, at any age', async () => {
  const clock = stopClock();
  const { browser } = await app.signedUp();
  clock.advance(hourMs);
  const refreshed = await browser.call('PUT /api/session', {});
  expect(refreshed).toMatchObject({ expiresAt: Date.now() + 7 * dayMs, now: Date.now() });
});

test('an ended session cannot be refreshed', async () => {
  const clock = stopClock();
  const { browser } = await app.signedUp();
  clock.advance(7 * dayMs);
  expect(await browser.try('PUT /api/session', {})).toMatchObject({ status: 401, body: { code: 'session-expired' } });
  expect(await app.browser().try('PUT /api/session', {})).toMatchObject({
    status: 401,
    body: { code: 'not-signed-in' },
  });
});

test('signing out in one browser leaves the session of another', async () => {
  const { browser, email, password } = await app.signedUp();
  const other = app.browser();
  await other.call('POST /api/session', { body: { email, password } });
  await browser.call('DELETE /api/session', {});
  expect((await other.try('GET /api/enrolments', { query: {} })).status).toBe(200);
});

test('an account has a hundred sessions at most, the newest, and of a browser’s name only the beginning is stored', async () => {
  const clock = stopClock();
  const { browser, uid, email, password } = await app.signedUp();
  const rows = () => app.db.kysely.selectFrom('authSessions').selectAll().where('userId', '=', uid).execute();
  const [{ id: _, ...first } = {} as never] = await rows();
  for (let count = 0; count < 120; count += 1) {
    const [id, at] = [`${uid} ${count}`, new Date(Date.now() + count).toISOString()];
    await app.db.kysely
      .insertInto('authSessions')
      .values({ ...first, id, token: id, updatedAt: at })
      .execute();
  }
  clock.advance(secondMs);
  const headers = { 'user-agent': 'Browser '.repeat(1000) };
  const begun = await app.app.inject({ method: 'POST', url: '/api/session', headers, payload: { email, password } });
  expect(begun.statusCode).toBe(200);
  const left = await rows();
  expect(left).toHaveLength(100);
  expect(left.map(({ userAgent }) => userAgent?.length ?? 0).toSorted((one, other) => other - one)[0]).toBe(300);
  expect((await browser.try('GET /api/enrolments', { query: {} })).status).toBe(401);
});
