import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/support/app.ts';

test('a server whose database answers is healthy and ready', async () => {
  await using app = await startTestApp();
  const browser = app.browser();
  expect(await browser.send('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await browser.send('GET', '/readyz')).toMatchObject({
    status: 200,
    body: { status: 'ok' },
    headers: { 'cache-control': 'no-store' },
  });
});

test('a server whose database is gone is healthy and not ready, and says so on every call that needs it', async () => {
  await using app = await startTestApp();
  const { browser, uid, email, password } = await app.signedUp();
  await app.db.close();
  expect(await browser.send('GET', '/healthz')).toMatchObject({ status: 200 });
  expect(await browser.send('GET', '/readyz')).toMatchObject({ status: 503, body: { status: 'database-unavailable' } });
  const calls = [
    browser.try('GET /api/session', {}),
    browser.try('PUT /api/session', {}),
    browser.try('DELETE /api/session', {}),
    browser.try('POST /api/session', { body: { email, password } }),
    browser.try('POST /api/accounts', { body: { email: 'new@example.org', password } }),
    browser.try('POST /api/password-resets', { body: { email } }),
    browser.try('PUT /api/password', { body: { token: 'any', password } }),
    browser.try('PUT /api/email', { body: { token: 'any' } }),
    browser.try('GET /api/users/{uid}', { params: { uid } }),
    browser.try('PUT /api/users/{uid}', { params: { uid }, body: { name: 'Ada', email } }),
    browser.try('GET /api/enrolments', { query: {} }),
    browser.try('POST /api/enrolments', { body: { courseId: 'course1' } }),
    browser.try('GET /api/courses/{courseId}/feedback', { params: { courseId: 'course1' }, query: {} }),
    browser.try('POST /api/courses/{courseId}/feedback', {
      params: { courseId: 'course1' },
      body: { rating: 5, comment: 'x' },
    }),
    browser.try('POST /api/newsletter-subscribers', { body: { email } }),
    browser.send('GET', '/api/events', { headers: { accept: 'text/event-stream' } }),
  ];
  for (const answer of await Promise.all(calls)) {
    expect(answer).toMatchObject({ status: 503, body: { code: 'database-unavailable' } });
    expect(answer.headers['content-type']).toContain('application/problem+json');
  }
  // What needs no database goes on.
  expect((await app.browser().send('GET', '/api/courses')).status).toBe(200);
});

test('connections that the database server cuts are made anew', async () => {
  await using app = await startTestApp();
  const { browser } = await app.signedUp();
  await app.place.cutConnections();
  const answers = [];
  for (let count = 0; count < 12; count += 1) answers.push(await browser.try('GET /api/enrolments', { query: {} }));
  for (const { status } of answers) expect([200, 503]).toContain(status);
  expect(answers.at(-1)?.status).toBe(200);
});
