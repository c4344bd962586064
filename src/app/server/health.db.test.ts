import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/support/app.ts';
import { exampleCalls } from '../../../test/support/example-requests.ts';

/** Routes that answer from the content in memory. */
const withoutDatabase: readonly string[] = [
  'GET /api/courses/{courseId}/casts/{castId}',
  'GET /api/courses',
  'GET /api/courses/{courseId}',
  'GET /api/tracks',
  'GET /api/outlines',
  'GET /api/courses/{courseId}/outline',
  'GET /api/pages/{name}',
  'GET /api/articles',
  'GET /api/articles/{slug}',
  'GET /api/openings',
  'GET /api/openings/{openingId}',
  'GET /api/career-lines',
  'GET /api/career-lines/{careerId}',
  'GET /api/search',
  'POST /api/session/passkey-challenge',
];

/**
 * Routes that are refused before they need the database: the first is off until a secret is set, the others need a
 * cookie of an earlier step.
 */
const refusedBefore: readonly string[] = [
  'POST /api/mail-bounces',
  'POST /api/session/code',
  'POST /api/session/passkey',
];

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
  const ada = await app.signedUp();
  const { browser } = ada;
  await app.db.close();
  expect(await browser.send('GET', '/healthz')).toMatchObject({ status: 200 });
  expect(await browser.send('GET', '/readyz')).toMatchObject({ status: 503, body: { status: 'database-unavailable' } });
  const events = () => browser.send('GET', '/api/events', { headers: { accept: 'text/event-stream' } });
  for (const { key, send } of [...exampleCalls(ada), { key: 'GET /api/events', send: events }]) {
    if (refusedBefore.includes(key)) continue;
    const needsIt = !withoutDatabase.includes(key);
    const answer = await send(needsIt ? browser : app.browser());
    if (!needsIt) expect({ key, ...answer }).toMatchObject({ key, status: 200 });
    else {
      expect({ key, ...answer }).toMatchObject({ key, status: 503, body: { code: 'database-unavailable' } });
      expect(answer.headers['content-type']).toContain('application/problem+json');
    }
  }
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
