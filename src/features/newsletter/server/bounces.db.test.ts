import { expect, test } from 'vitest';
import { appForThisFile, newEmail } from '../../../../test/support/app.ts';

const bounceSecret = 'a secret between the mail server and this site';
const app = await appForThisFile({ settings: { bounceSecret } });
const stateOf = async (email: string) =>
  (
    await app.db.kysely
      .selectFrom('newsletterSubscribers')
      .select('state')
      .where('email', '=', email)
      .executeTakeFirst()
  )?.state;

async function subscriber(state: 'confirmed' | 'unsubscribed'): Promise<string> {
  const email = newEmail();
  await app.browser().call('POST /api/newsletter-subscribers', { body: { email } });
  await app.db.kysely.updateTable('newsletterSubscribers').set({ state }).where('email', '=', email).execute();
  return email;
}

function report(authorization: string, ...bounces: object[]) {
  return app.browser().send('POST', '/api/mail-bounces', { body: { bounces }, headers: { authorization } });
}

test('a hard bounce ends the newsletter of an address, and a soft one does not', async () => {
  const [hard, soft] = [await subscriber('confirmed'), await subscriber('confirmed')];
  const answer = await report(
    `Bearer ${bounceSecret}`,
    { email: hard.toUpperCase(), type: 'hard', reason: '550 5.1.1 no such user' },
    { email: soft, type: 'soft' },
    { email: newEmail(), type: 'hard' },
  );
  expect(answer.status).toBe(204);
  expect([await stateOf(hard), await stateOf(soft)]).toEqual(['bounced', 'confirmed']);
});

test('whoever has unsubscribed stays unsubscribed', async () => {
  const email = await subscriber('unsubscribed');
  await report(`Bearer ${bounceSecret}`, { email, type: 'hard' });
  expect(await stateOf(email)).toBe('unsubscribed');
});

test.each(['', 'Bearer ', `Bearer ${bounceSecret}x`, `Basic ${bounceSecret}`])(
  '%j is not the secret, and nothing is marked',
  async (authorization) => {
    const email = await subscriber('confirmed');
    expect(await report(authorization, { email, type: 'hard' })).toMatchObject({
      status: 401,
      body: { code: 'wrong-bounce-secret' },
    });
    expect(await stateOf(email)).toBe('confirmed');
  },
);
