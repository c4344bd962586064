import { expect, test } from 'vitest';
import { type SignedUp, appForThisFile } from '../../../../test/support/app.ts';
import { dayMs, hourMs, stopClock } from '../../../../test/support/clock.ts';
import { confirmationOf, tokenIn } from '../../../../test/support/mails.ts';

const app = await appForThisFile();

const isConfirmed = async ({ browser }: SignedUp) =>
  (await browser.call('GET /api/session', {})).session?.user.emailVerified;
const tokenOf = async ({ email }: SignedUp, count = 1) =>
  tokenIn(await confirmationOf(app.settings.dataDir, email, count), '/confirm-email');
const confirm = (token: string) => app.browser().try('PUT /api/address-confirmation', { body: { token } });
const again = ({ browser }: SignedUp) => browser.try('POST /api/account/address-confirmation', {});
const expired = { status: 410, body: { code: 'expired-action-code' } };

test('whoever signs up is signed in at once and mailed a link; looking at it confirms nothing, its button does, once', async () => {
  const ada = await app.signUp();
  expect(await isConfirmed(ada)).toBe(false);
  const token = await tokenOf(ada);
  expect(await app.browser().call('POST /api/mailed-links', { body: { token } })).toEqual({
    purpose: 'confirm-address',
    email: ada.email,
    asksForCode: false,
  });
  expect(await isConfirmed(ada)).toBe(false);
  expect(await confirm(token)).toMatchObject({ status: 200, body: { email: ada.email } });
  expect(await isConfirmed(ada)).toBe(true);
  expect(await confirm(token)).toMatchObject(expired);
  expect(await again(ada)).toMatchObject({ status: 409, body: { code: 'address-confirmed' } });
});

test('the mail is sent again three times in an hour, and each of its links works', async () => {
  const ada = await app.signUp();
  for (let mail = 0; mail < 3; mail += 1) expect(await again(ada)).toMatchObject({ status: 202 });
  expect(await again(ada)).toMatchObject({ status: 429 });
  expect(await confirm(await tokenOf(ada, 4))).toMatchObject({ status: 200 });
});

test('the link works for seven days, and not for an address that no longer signs in', async () => {
  const clock = stopClock();
  const [ada, bob] = [await app.signUp(), await app.signUp()];
  const tokens = [await tokenOf(ada), await tokenOf(bob)] as const;
  await app.db.kysely
    .updateTable('authUsers')
    .set({ email: `moved-${bob.email}` })
    .where('id', '=', bob.uid)
    .execute();
  expect(await confirm(tokens[1])).toMatchObject(expired);
  clock.advance(7 * dayMs + hourMs);
  expect(await confirm(tokens[0])).toMatchObject(expired);
});

test('a new password by the mailed link confirms the address, too', async () => {
  const ada = await app.signUp();
  await app.browser().call('POST /api/password-resets', { body: { email: ada.email } });
  const token = tokenIn(await app.mailTo(ada.email), '/reset-password');
  const { user } = await ada.browser.call('PUT /api/password', { body: { token, password: 'a new password' } });
  expect(user.emailVerified).toBe(true);
});
