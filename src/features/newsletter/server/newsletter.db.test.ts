import { expect, test } from 'vitest';
import { appForThisFile, newEmail } from '../../../../test/support/app.ts';
import { dayMs, stopClock } from '../../../../test/support/clock.ts';
import { createOutbox } from '../../../platform/server/outbox/outbox.ts';
import { newsletterHandlers } from './handlers.ts';

const app = await appForThisFile();
async function subscribe(email: string) {
  const answer = await app.browser().try('POST /api/newsletter-subscribers', { body: { email } });
  await app.workIsDone();
  return answer;
}
const rowsOf = async (table: 'newsletterSubscribers' | 'outbox') =>
  (await app.db.kysely.selectFrom(table).select('id').execute()).length;
const countAll = async () => ({
  newsletterSubscribers: await rowsOf('newsletterSubscribers'),
  outbox: await rowsOf('outbox'),
});
const recordsOf = (email: string) =>
  app.db.kysely.selectFrom('newsletterSubscribers').select(['email', 'timestamp']).where('email', '=', email).execute();

test('a visitor who subscribes is thanked and stored with the time (§3, §8)', async () => {
  stopClock();
  const email = newEmail();
  expect(await subscribe(email)).toMatchObject({ status: 201, body: { message: 'Thank you for signing up!' } });
  expect(await recordsOf(email)).toEqual([{ email, timestamp: Date.now() }]);
});

test('subscribing again gets the same answer and leaves the one record with its first time', async () => {
  const clock = stopClock();
  const email = newEmail();
  const first = await subscribe(email);
  const timestamp = Date.now();
  clock.advance(dayMs);
  const again = await subscribe(` ${email.toUpperCase()} `);
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(await recordsOf(email)).toEqual([{ email, timestamp }]);
});

test('until the answer the same is done for an address that is subscribed as for one that is not', async () => {
  const [known, unknown] = [newEmail(), newEmail()];
  await subscribe(known);
  const before = await countAll();
  // Not started: whatever is done at once is done by the handler itself.
  const outbox = createOutbox(app.db, app.app.log, () => Date.now() + dayMs);
  const { subscribe: handle } = newsletterHandlers({ outbox, now: () => 7 });
  const added: unknown[] = [];
  for (const email of [known, unknown]) {
    await handle({ body: { email }, params: undefined, query: undefined }, null as never);
    const { newsletterSubscribers, outbox: promised } = await countAll();
    added.push({ newsletterSubscribers: newsletterSubscribers - before.newsletterSubscribers, promised });
  }
  expect(added).toEqual([
    { newsletterSubscribers: 0, promised: 1 },
    { newsletterSubscribers: 0, promised: 2 },
  ]);
  await app.db.kysely.deleteFrom('outbox').execute();
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
