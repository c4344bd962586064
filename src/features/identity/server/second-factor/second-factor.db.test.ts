import { base32nopad } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { type SignedUp, appForThisFile } from '../../../../../test/support/app.ts';
import { dayMs, minuteMs, stopClock } from '../../../../../test/support/clock.ts';
import { eventually } from '../../../../../test/support/eventually.ts';
import { operate } from '../../../../../test/support/operator.ts';
import { confirmAddress, withAuthenticator } from '../../../../../test/support/factors.ts';
import { tokenIn } from '../../../../../test/support/mails.ts';
import { codeAt, stepMs } from './totp.ts';

const app = await appForThisFile();

const logIn = ({ email, password }: Pick<SignedUp, 'email' | 'password'>, browser = app.browser()) =>
  browser.try('POST /api/session', { body: { email, password } });
const giveCode = (code: string, browser = app.browser()) => browser.try('POST /api/session/code', { body: { code } });
const mailAbout = (about: string, address: string) =>
  eventually(about, async () => (await app.mails()).find(({ to, subject }) => to === address && subject === about));
const wrongCode = { status: 401, body: { code: 'wrong-code' } };
const codeOf = (secret: string, at = Date.now()) => codeAt(base32nopad.decode(secret), Math.floor(at / stepMs));

/** A user whose login asks for a code, with a stopped clock. */
async function guarded() {
  const clock = stopClock();
  const ada = await app.signedUp();
  const { secret, recoveryCodes } = await withAuthenticator(app, ada);
  // The code that enabled the app is used up.
  clock.advance(stepMs);
  return { ada, secret, recoveryCodes, clock };
}

describe('whoever has an authenticator app', () => {
  test('is signed in by password and code, and by neither alone', async () => {
    const { ada, secret } = await guarded();
    const browser = app.browser();
    expect(await logIn(ada, browser)).toMatchObject({ status: 401, body: { code: 'second-factor-required' } });
    expect((await browser.call('GET /api/session', {})).session).toBeNull();
    expect(await giveCode(codeOf(secret))).toMatchObject({ status: 401, body: { code: 'second-step-over' } });
    const answer = await giveCode(codeOf(secret), browser);
    expect(answer).toMatchObject({
      status: 200,
      body: { recoveryCodesLeft: null, session: { user: { uid: ada.uid } } },
    });
    expect((await browser.call('GET /api/session', {})).session?.user.uid).toBe(ada.uid);
  });

  test('cannot use one code twice, and its neighbours in time are taken once each', async () => {
    const { ada, secret, clock } = await guarded();
    const [one, other] = [app.browser(), app.browser()];
    await logIn(ada, one);
    await logIn(ada, other);
    expect(await giveCode(codeOf(secret), one)).toMatchObject({ status: 200 });
    expect(await giveCode(codeOf(secret), other)).toMatchObject(wrongCode);
    expect(await giveCode(codeOf(secret, Date.now() + stepMs), other)).toMatchObject({ status: 200 });
    clock.advance(stepMs);
    const third = app.browser();
    await logIn(ada, third);
    expect(await giveCode(codeOf(secret), third)).toMatchObject(wrongCode);
  });

  test('one code shown twice at the same moment signs in once', async () => {
    const { ada, secret } = await guarded();
    const browsers = [app.browser(), app.browser(), app.browser()];
    for (const browser of browsers) await logIn(ada, browser);
    const answers = await Promise.all(browsers.map((browser) => giveCode(codeOf(secret), browser)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is signed in by a recovery code once, hears how many are left, and is mailed', async () => {
    const { ada, recoveryCodes } = await guarded();
    expect(recoveryCodes).toHaveLength(10);
    const browser = app.browser();
    await logIn(ada, browser);
    const typed = recoveryCodes[3]!.toUpperCase().replaceAll('-', ' ');
    expect(await giveCode(typed, browser)).toMatchObject({ status: 200, body: { recoveryCodesLeft: 9 } });
    await mailAbout('A recovery code for your account at Opvir was used', ada.email);
    const again = app.browser();
    await logIn(ada, again);
    expect(await giveCode(typed, again)).toMatchObject(wrongCode);
    const stored = await app.db.kysely.selectFrom('recoveryCodes').select('hash').where('uid', '=', ada.uid).execute();
    expect(stored).toHaveLength(9);
    expect(JSON.stringify(stored)).not.toContain(recoveryCodes[0]);
  });

  test('has five wrong guesses in a quarter of an hour, wherever they come from; then the right code has to wait, too', async () => {
    const { ada, secret, clock } = await guarded();
    const browser = app.browser();
    await logIn(ada, browser);
    for (let guess = 0; guess < 5; guess += 1) {
      const stranger = app.browser();
      await logIn(ada, stranger);
      expect(await giveCode('000000', stranger)).toMatchObject(wrongCode);
    }
    expect(await giveCode(codeOf(secret), browser)).toMatchObject({ status: 429 });
    clock.advance(15 * minuteMs);
    const later = app.browser();
    await logIn(ada, later);
    expect(await giveCode(codeOf(secret), later)).toMatchObject({ status: 200 });
  });

  test('has ten minutes for the second step, which a new password ends', async () => {
    const { ada, secret, clock } = await guarded();
    const browser = app.browser();
    await logIn(ada, browser);
    clock.advance(10 * minuteMs);
    const over = { status: 401, body: { code: 'second-step-over' } };
    expect(await giveCode(codeOf(secret), browser)).toMatchObject(over);
    await logIn(ada, browser);
    await ada.browser.call('PUT /api/account/password', {
      body: { password: ada.password, newPassword: 'a new password' },
    });
    expect(await giveCode(codeOf(secret), browser)).toMatchObject(over);
  });

  test('takes the deletion of the account back with the code, not with the password', async () => {
    const { ada, secret } = await guarded();
    await ada.browser.call('POST /api/account/deletion', { body: { password: ada.password, keepsReviews: false } });
    const asked = () => app.db.kysely.selectFrom('accountDeletions').where('uid', '=', ada.uid).select('uid').execute();
    const browser = app.browser();
    await logIn(ada, browser);
    expect(await asked()).toHaveLength(1);
    await giveCode(codeOf(secret), browser);
    expect(await asked()).toEqual([]);
  });

  test('sets a new password by the mailed link only with a code, and a missing one leaves the link alive', async () => {
    const { ada, secret } = await guarded();
    await app.browser().call('POST /api/password-resets', { body: { email: ada.email } });
    const token = tokenIn(await mailAbout('Reset your Opvir password', ada.email), '/reset-password');
    const browser = app.browser();
    expect(await browser.call('POST /api/mailed-links', { body: { token } })).toMatchObject({ asksForCode: true });
    const reset = (code?: string) =>
      browser.try('PUT /api/password', { body: { token, password: 'a new password', ...(code && { code }) } });
    expect(await reset()).toMatchObject({ status: 401, body: { code: 'second-factor-required' } });
    expect(await reset('000000')).toMatchObject(wrongCode);
    expect(await reset(codeOf(secret))).toMatchObject({ status: 200 });
  });

  test('switches it off with the password, and a login asks for none any more', async () => {
    const { ada } = await guarded();
    const off = (password: string) =>
      ada.browser.try('POST /api/account/authenticator/removal', { body: { password } });
    expect(await off('wrong')).toMatchObject({ status: 401, body: { code: 'invalid-credential' } });
    expect(await off(ada.password)).toMatchObject({ status: 204 });
    expect(await logIn(ada)).toMatchObject({ status: 200 });
    expect(await ada.browser.call('GET /api/account/authenticator', {})).toMatchObject({
      since: null,
      recoveryCodesLeft: 0,
    });
  });

  test('makes new recovery codes, and those before work no more', async () => {
    const { ada, recoveryCodes } = await guarded();
    const renewed = await ada.browser.call('POST /api/account/authenticator/recovery-codes', {
      body: { password: ada.password },
    });
    const browser = app.browser();
    await logIn(ada, browser);
    expect(await giveCode(recoveryCodes[0]!, browser)).toMatchObject(wrongCode);
    expect(await giveCode(renewed.recoveryCodes[0]!, browser)).toMatchObject({ status: 200 });
  });
});

describe('setting one up', () => {
  test('needs a confirmed address, the password, and a code of the app', async () => {
    const ada = await app.signedUp();
    const begin = (password: string) => ada.browser.try('POST /api/account/authenticator', { body: { password } });
    expect(await begin(ada.password)).toMatchObject({ status: 409, body: { code: 'address-not-confirmed' } });
    await confirmAddress(app, ada);
    expect(await begin('wrong')).toMatchObject({ status: 401 });
    expect(await begin(ada.password)).toMatchObject({
      status: 200,
      body: { picture: { path: expect.stringMatching(/^M4 4h1v1h-1z/) as string } },
    });
    expect(await ada.browser.try('PUT /api/account/authenticator', { body: { code: '000000' } })).toMatchObject({
      status: 400,
      body: { code: 'code-does-not-fit' },
    });
    expect(await logIn(ada)).toMatchObject({ status: 200 });
  });

  test('keeps the secret encrypted, and neither it nor the codes in the download of one’s data', async () => {
    const { ada, secret, recoveryCodes } = await guarded();
    const row = await app.db.kysely
      .selectFrom('authenticators')
      .selectAll()
      .where('uid', '=', ada.uid)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(row.secret, 'base64url').includes(Buffer.from(base32nopad.decode(secret)))).toBe(false);
    const { body } = await ada.browser.send('GET', '/api/account/download');
    expect(JSON.stringify(body)).not.toContain(row.secret);
    expect(JSON.stringify(body)).not.toContain(recoveryCodes[0]);
  });

  test('cannot be done over one that is there', async () => {
    const { ada } = await guarded();
    const answer = await ada.browser.try('POST /api/account/authenticator', { body: { password: ada.password } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'second-factor-on' } });
  });
});

test('a thief who moved the address and set up an app is undone by the way back; an app from before stays', async () => {
  const clock = stopClock();
  const ada = await app.signedUp();
  await confirmAddress(app, ada);
  const stolen = `thief-${ada.email}`;
  await ada.browser.call('PUT /api/users/{uid}', { params: { uid: ada.uid }, body: { name: 'Ada', email: stolen } });
  const token = tokenIn(await app.mailTo(stolen), '/confirm-email');
  await ada.browser.call('PUT /api/email', { body: { token, password: ada.password } });
  const wayBack = tokenIn(await mailAbout('Your email address at Opvir was changed', ada.email), '/reset-password');
  clock.advance(dayMs);
  await withAuthenticator(app, { ...ada, email: stolen }, true);
  const link = await app.browser().call('POST /api/mailed-links', { body: { token: wayBack } });
  expect(link).toMatchObject({ purpose: 'restore-email', asksForCode: false });
  await app.browser().call('PUT /api/password', { body: { token: wayBack, password: 'mine again' } });
  expect(await logIn({ email: ada.email, password: 'mine again' })).toMatchObject({ status: 200 });
});

describe('a lost app is switched off', () => {
  test('by an administrator, which is written down and mailed; their own they cannot', async () => {
    const { ada } = await guarded();
    const admin = await app.signedUp();
    await operate(app, 'user', 'grant', admin.email, 'admin');
    const reset = (uid: string) =>
      admin.browser.try('DELETE /api/admin/users/{uid}/authenticator', { params: { uid } });
    const line = async () =>
      (await admin.browser.call('GET /api/admin/users', { query: { search: ada.email } })).items[0];
    expect(await line()).toMatchObject({ hasAuthenticator: true, isAddressConfirmed: true });
    expect(await reset(admin.uid)).toMatchObject({ status: 409, body: { code: 'own-account' } });
    expect(await reset(ada.uid)).toMatchObject({ status: 200, body: { hasAuthenticator: false } });
    expect(await logIn(ada)).toMatchObject({ status: 200 });
    await mailAbout('Authenticator app turned off for your account at Opvir', ada.email);
    const { items } = await admin.browser.call('GET /api/admin/audit-entries', { query: {} });
    expect(items[0]).toMatchObject({ act: 'authenticator-reset', subjectId: ada.uid, actorId: admin.uid });
  });

  test('by the operator', async () => {
    const { ada } = await guarded();
    await operate(app, 'user', 'reset-authenticator', ada.email);
    expect(await logIn(ada)).toMatchObject({ status: 200 });
  });
});
