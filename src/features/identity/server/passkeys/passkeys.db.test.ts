import { describe, expect, test } from 'vitest';
import { type SignedUp, appForThisFile, startTestApp } from '../../../../../test/support/app.ts';
import { confirmAddress } from '../../../../../test/support/factors.ts';
import { tokenIn } from '../../../../../test/support/mails.ts';
import { SoftKey } from '../../../../../test/support/soft-key.ts';
import type { TestBrowser } from '../../../../../test/support/test-browser.ts';

const site = { origin: 'https://learn.example.org', rpId: 'learn.example.org' };
const app = await appForThisFile({ settings: { publicUrl: site.origin } });

async function withPasskey() {
  const ada = await app.signedUp();
  await confirmAddress(app, ada);
  const key = new SoftKey(site);
  expect(await add(ada, key)).toMatchObject({ status: 201, body: { usedAt: null } });
  return { ada, key };
}

async function add({ browser, password }: SignedUp, key: SoftKey) {
  const { challenge } = await browser.call('POST /api/account/passkey-challenges', { body: { password } });
  return browser.try('POST /api/account/passkeys', { body: { credential: key.create(challenge) } });
}

async function signIn(key: SoftKey, browser: TestBrowser = app.browser()) {
  const { challenge } = await browser.call('POST /api/session/passkey-challenge', {});
  return browser.try('POST /api/session/passkey', { body: { credential: key.use(challenge) } });
}

const list = async ({ browser }: SignedUp) => (await browser.call('GET /api/account/passkeys', {})).items;
const refused = { status: 401, body: { code: 'passkey-refused' } };

describe('a passkey', () => {
  test('signs in alone, also whoever has an authenticator app, and takes a deletion back', async () => {
    const { ada, key } = await withPasskey();
    await ada.browser.call('POST /api/account/deletion', { body: { password: ada.password, keepsReviews: false } });
    const browser = app.browser();
    expect(await signIn(key, browser)).toMatchObject({ status: 200, body: { user: { uid: ada.uid } } });
    expect(await app.db.kysely.selectFrom('accountDeletions').selectAll().where('uid', '=', ada.uid).execute()).toEqual(
      [],
    );
    const { items } = await browser.call('GET /api/account/passkeys', {});
    expect(items.map(({ id, usedAt }) => [id, typeof usedAt])).toEqual([[key.id, 'number']]);
  });

  test('is renamed and removed by its owner alone, who is mailed', async () => {
    const { ada, key } = await withPasskey();
    const bob = await app.signedUp();
    const ofKey = { params: { passkeyId: key.id } };
    const rename = ({ browser }: SignedUp) =>
      browser.try('PUT /api/account/passkeys/{passkeyId}/name', { ...ofKey, body: { name: 'My phone' } });
    const remove = ({ browser }: SignedUp) => browser.try('DELETE /api/account/passkeys/{passkeyId}', ofKey);
    expect([(await rename(bob)).status, (await remove(bob)).status]).toEqual([404, 404]);
    expect((await rename(ada)).status).toBe(204);
    expect(await list(ada)).toMatchObject([{ name: 'My phone' }]);
    expect((await remove(ada)).status).toBe(204);
    expect(await signIn(key)).toMatchObject(refused);
    expect((await app.mailTo(ada.email, 2)).subject).toBe('A passkey was removed from your account at Opvir');
  });

  test('ends with a new password by the mailed link, which whoever added one of theirs may not outlive', async () => {
    const { ada, key } = await withPasskey();
    await app.browser().call('POST /api/password-resets', { body: { email: ada.email } });
    const token = tokenIn(await app.mailTo(ada.email, 2), '/reset-password');
    await app.browser().call('PUT /api/password', { body: { token, password: 'a new password' } });
    expect(await signIn(key)).toMatchObject(refused);
  });

  test('does not sign in to a disabled account', async () => {
    const { ada, key } = await withPasskey();
    await app.db.kysely.updateTable('authUsers').set({ disabledAt: 1 }).where('id', '=', ada.uid).execute();
    expect(await signIn(key)).toMatchObject({ status: 403, body: { code: 'user-disabled' } });
  });
});

describe('an answer of a browser', () => {
  test('works once, also when it is sent twice at the same moment', async () => {
    const { key } = await withPasskey();
    const browser = app.browser();
    const { challenge } = await browser.call('POST /api/session/passkey-challenge', {});
    const cookie = browser.cookieHeader('/api/session') ?? '';
    const credential = key.use(challenge);
    const send = () =>
      app.app.inject({ method: 'POST', url: '/api/session/passkey', payload: { credential }, headers: { cookie } });
    const statuses = (await Promise.all([send(), send(), send()])).map(({ statusCode }) => String(statusCode));
    expect(statuses.toSorted()).toEqual(['200', '401', '401']);
  });

  test.each([
    ['another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['another site', { origin: 'https://evil.example' }],
    ['a device that was not unlocked', { isUnlocked: false }],
    ['another key', { isForged: true }],
  ])('that was made for %s is refused', async (_, wrong) => {
    const { key } = await withPasskey();
    const browser = app.browser();
    const { challenge } = await browser.call('POST /api/session/passkey-challenge', {});
    const credential = key.use(challenge, wrong);
    expect(await browser.try('POST /api/session/passkey', { body: { credential } })).toMatchObject(refused);
  });

  test('without the cookie of its challenge is refused', async () => {
    const { key } = await withPasskey();
    const { challenge } = await app.browser().call('POST /api/session/passkey-challenge', {});
    const answer = await app.browser().try('POST /api/session/passkey', { body: { credential: key.use(challenge) } });
    expect(answer).toMatchObject({ status: 401, body: { code: 'challenge-over' } });
  });
});

describe('adding one', () => {
  test('needs the password and a confirmed address, and a challenge that was given to that account', async () => {
    const ada = await app.signedUp();
    const begin = (password: string) => ada.browser.try('POST /api/account/passkey-challenges', { body: { password } });
    expect(await begin(ada.password)).toMatchObject({ status: 409, body: { code: 'address-not-confirmed' } });
    await confirmAddress(app, ada);
    expect(await begin('wrong')).toMatchObject({ status: 401 });
    // A challenge of the login page, which everyone can get.
    const { challenge } = await ada.browser.call('POST /api/session/passkey-challenge', {});
    const credential = new SoftKey(site).create(challenge);
    expect(await ada.browser.try('POST /api/account/passkeys', { body: { credential } })).toMatchObject({
      status: 401,
      body: { code: 'challenge-over' },
    });
    expect(await list(ada)).toEqual([]);
  });

  test('beyond twenty is refused, also with challenges that were given while there were fewer', async () => {
    const ada = await app.signedUp();
    await confirmAddress(app, ada);
    const begun: { cookie: string; credential: ReturnType<SoftKey['create']> }[] = [];
    for (let place = 0; place <= 20; place += 1) {
      const { challenge } = await ada.browser.call('POST /api/account/passkey-challenges', {
        body: { password: ada.password },
      });
      begun.push({ cookie: ada.browser.cookieHeader('/api') ?? '', credential: new SoftKey(site).create(challenge) });
    }
    const add = ({ cookie, credential }: (typeof begun)[number]) =>
      app.app.inject({ method: 'POST', url: '/api/account/passkeys', payload: { credential }, headers: { cookie } });
    const statuses = (await Promise.all(begun.map(add))).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 409)).toHaveLength(1);
    const stored = app.db.kysely.selectFrom('passkeys').select('id').where('uid', '=', ada.uid).execute();
    expect(await stored).toHaveLength(20);
    await app.workIsDone();
  });

  test('is not offered where the site is reached by a number', async () => {
    await using numbered = await startTestApp();
    const ada = await numbered.signedUp();
    expect(await ada.browser.call('GET /api/account/passkeys', {})).toEqual({ items: [], arePossible: false });
  });
});
