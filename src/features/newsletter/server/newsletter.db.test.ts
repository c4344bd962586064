import { expect, test } from 'vitest';
import { appForThisFile, newEmail } from '../../../../test/support/app.ts';
import { dayMs, stopClock } from '../../../../test/support/clock.ts';
import { newsletterQueries } from './queries.ts';

const app = await appForThisFile();
const subscribe = (email: string) => app.browser().try('POST /api/newsletter-subscribers', { body: { email } });
const recordsOf = (email: string) =>
  app.db.kysely.selectFrom('newsletterSubscribers').select(['email', 'timestamp']).where('email', '=', email).execute();

test('a visitor who subscribes is thanked and stored with the time (§1, §3, §7, §8)', async () => {
  stopClock();
  const email = newEmail();
  expect(await subscribe(email)).toMatchObject({ status: 201, body: { message: 'Thank you for signing up!' } });
  expect(await recordsOf(email)).toEqual([{ email, timestamp: Date.now() }]);
});

test('subscribing again gets the same answer and leaves the one record with its first time (§3, §7)', async () => {
  const clock = stopClock();
  const email = newEmail();
  const first = await subscribe(email);
  const timestamp = Date.now();
  clock.advance(dayMs);
  const again = await subscribe(` ${email.toUpperCase()} `);
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(await recordsOf(email)).toEqual([{ email, timestamp }]);
});

test('a known address is written like an unknown one before the answer, so that its time tells nothing', async () => {
  const { upsertSubscriber } = newsletterQueries(app.db);
  const email = newEmail();
  const write = async (id: string, timestamp: number) =>
    (await app.db.commit(upsertSubscriber.with({ id, email, timestamp })))[0];
  // Each call writes one row, which stays the first one.
  expect(await write('first', 1)).toEqual([{ id: 'first' }]);
  expect(await write('second', 2)).toEqual([{ id: 'first' }]);
  expect(await recordsOf(email)).toEqual([{ email, timestamp: 1 }]);
});

test('subscribing five times at once leaves one record', async () => {
  const email = newEmail();
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => subscribe(email)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(await recordsOf(email)).toHaveLength(1);
});

test.each(['', 'ada', 'ada@example', 'a@b.c\r\nBcc: x@example.org'])(
  '%j is no email address and is not stored',
  async (email) => {
    expect(await subscribe(email)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: [{ path: 'body.email' }] },
    });
    expect(await recordsOf(email)).toEqual([]);
  },
);
