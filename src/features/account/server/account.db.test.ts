import { describe, expect, test } from 'vitest';
import { type SignedUp, appForThisFile } from '../../../../test/support/app.ts';
import { dayMs, hourMs, stopClock } from '../../../../test/support/clock.ts';
import { tokenIn } from '../../../../test/support/mails.ts';
import type { TestBrowser } from '../../../../test/support/test-browser.ts';

const app = await appForThisFile();

/** Another browser in which the same user is logged in. */
async function elsewhere({ email, password }: Pick<SignedUp, 'email' | 'password'>): Promise<TestBrowser> {
  const browser = app.browser();
  await browser.call('POST /api/session', { body: { email, password } });
  return browser;
}

const askToDelete = (browser: TestBrowser, password: string) =>
  browser.try('POST /api/account/deletion', { body: { password, keepsReviews: false } });
const change = (browser: TestBrowser, password: string, newPassword = 'a new password') =>
  browser.try('PUT /api/account/password', { body: { password, newPassword } });
const session = async (browser: TestBrowser) => (await browser.call('GET /api/session', {})).session;
const deletionsOf = ({ uid }: SignedUp) =>
  app.db.kysely.selectFrom('accountDeletions').selectAll().where('uid', '=', uid).execute();
const wrong = { status: 401, body: { code: 'invalid-credential' } };

describe('whoever asks for their account to be deleted', () => {
  test('is logged out everywhere, and is told by mail until when a login takes it back (§6)', async () => {
    stopClock();
    const ada = await app.signedUp();
    const other = await elsewhere(ada);
    const answer = await askToDelete(ada.browser, ada.password);
    expect(answer).toMatchObject({ status: 202, body: { dueAt: Date.now() + 7 * dayMs } });
    for (const browser of [ada.browser, other]) expect(await session(browser)).toBeNull();
    const mail = await app.mailTo(ada.email);
    expect(mail.subject).toBe('Your account at Opvir will be deleted');
    expect(mail.text).toContain('log in before then');
  });

  test('takes it back with a login until the last moment, and is mailed so', async () => {
    const clock = stopClock();
    const ada = await app.signedUp();
    await askToDelete(ada.browser, ada.password);
    clock.advance(7 * dayMs - 1);
    const again = await elsewhere(ada);
    expect(await deletionsOf(ada)).toEqual([]);
    expect((await session(again))?.user.uid).toBe(ada.uid);
    expect((await app.mailTo(ada.email, 2)).subject).toBe('Your account at Opvir will not be deleted');
  });

  test('takes it back with a new password by the mailed link as well', async () => {
    const ada = await app.signedUp();
    await askToDelete(ada.browser, ada.password);
    await app.browser().call('POST /api/password-resets', { body: { email: ada.email } });
    await app.workIsDone();
    const mail = (await app.mails()).find(({ to, subject }) => to === ada.email && subject.startsWith('Reset your'));
    const token = tokenIn(mail, '/reset-password');
    await app.browser().call('PUT /api/password', { body: { token, password: 'a new password' } });
    expect(await deletionsOf(ada)).toEqual([]);
    await app.mailTo(ada.email, 3);
  });

  test('with a wrong password has asked for nothing, and such guesses are limited', async () => {
    const ada = await app.signedUp();
    for (let guess = 0; guess < 10; guess += 1) expect(await askToDelete(ada.browser, 'wrong')).toMatchObject(wrong);
    expect(await askToDelete(ada.browser, ada.password)).toMatchObject({ status: 429 });
    expect(await deletionsOf(ada)).toEqual([]);
    expect(await session(ada.browser)).not.toBeNull();
  });

  test('twice at once has asked once, and gets one mail', async () => {
    const ada = await app.signedUp();
    const other = await elsewhere(ada);
    const answers = await Promise.all([askToDelete(ada.browser, ada.password), askToDelete(other, ada.password)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['202', '401']);
    expect(await deletionsOf(ada)).toHaveLength(1);
    await app.workIsDone();
    expect((await app.mails()).filter(({ to }) => to === ada.email)).toHaveLength(1);
  });

  test('at the moment of a login elsewhere either has taken it back with it or is logged out there', async () => {
    const ada = await app.signedUp();
    const other = app.browser();
    const body = { email: ada.email, password: ada.password };
    await Promise.all([askToDelete(ada.browser, ada.password), other.try('POST /api/session', { body })]);
    const isAsked = (await deletionsOf(ada)).length === 1;
    expect((await session(other)) === null).toBe(isAsked);
    await app.workIsDone();
  });
});

test('the days of grace do nothing to others, and a login without a deletion mails nobody', async () => {
  const [ada, grace] = [await app.signedUp(), await app.signedUp()];
  await askToDelete(ada.browser, ada.password);
  await elsewhere(grace);
  await app.workIsDone();
  expect(await deletionsOf(ada)).toHaveLength(1);
  expect((await app.mails()).filter(({ to }) => to === grace.email)).toEqual([]);
});

test('nobody without a live session has an account to act on', async () => {
  const clock = stopClock();
  const ada = await app.signedUp();
  const body = { password: ada.password, keepsReviews: false };
  clock.advance(400 * dayMs);
  for (const [browser, code] of [
    [app.browser(), 'not-signed-in'],
    [ada.browser, 'session-expired'],
  ] as const) {
    for (const answer of [
      await browser.try('POST /api/account/deletion', { body }),
      await change(browser, ada.password),
      await browser.try('GET /api/account/sessions', {}),
      await browser.try('DELETE /api/account/sessions', {}),
      await browser.send('GET', '/api/account/download'),
    ]) {
      expect(answer).toMatchObject({ status: 401, body: { code } });
    }
  }
  expect(await deletionsOf(ada)).toEqual([]);
});

describe('a password changed by whoever is signed in', () => {
  test('signs in from then on; this session stays, every other ends, and a mail says so', async () => {
    const ada = await app.signedUp();
    const other = await elsewhere(ada);
    expect((await change(ada.browser, ada.password)).status).toBe(204);
    expect(await session(ada.browser)).not.toBeNull();
    expect(await session(other)).toBeNull();
    const sign = (password: string) => app.browser().try('POST /api/session', { body: { email: ada.email, password } });
    expect(await sign(ada.password)).toMatchObject({ status: 401 });
    expect(await sign('a new password')).toMatchObject({ status: 200 });
    expect((await app.mailTo(ada.email)).subject).toBe('Your password at Opvir was changed');
  });

  test('needs the one before, and a new one that is long enough', async () => {
    const ada = await app.signedUp();
    expect(await change(ada.browser, 'wrong')).toMatchObject(wrong);
    expect(await change(ada.browser, ada.password, 'short')).toMatchObject({ body: { code: 'weak-password' } });
    await elsewhere(ada);
  });

  test('ends the links that were mailed before', async () => {
    const ada = await app.signedUp();
    await app.browser().call('POST /api/password-resets', { body: { email: ada.email } });
    const token = tokenIn(await app.mailTo(ada.email), '/reset-password');
    await change(ada.browser, ada.password);
    const body = { token, password: 'of a thief' };
    expect(await app.browser().try('PUT /api/password', { body })).toMatchObject({ status: 410 });
    await app.workIsDone();
  });

  test('twice at once is changed once', async () => {
    const ada = await app.signedUp();
    const other = await elsewhere(ada);
    const answers = await Promise.all([
      change(ada.browser, ada.password, 'the first one'),
      change(other, ada.password, 'the second one'),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['204', '401']);
    await app.workIsDone();
  });
});

describe('the sessions of a person', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

  test('are listed with what each browser says of itself, this one first; nobody else’s are', async () => {
    const clock = stopClock();
    const ada = await app.signedUp();
    await app.signedUp();
    clock.advance(hourMs);
    const { email, password } = ada;
    const headers = { 'user-agent': firefox };
    await app.browser().send('POST', '/api/session', { body: { email, password }, headers });
    const { items } = await ada.browser.call('GET /api/account/sessions', {});
    expect(items).toMatchObject([
      { isCurrent: true, lastSeenAt: Date.now() - hourMs },
      { isCurrent: false, browser: 'Firefox', system: 'Linux', lastSeenAt: Date.now() },
    ]);
    expect(JSON.stringify(items)).not.toContain(ada.browser.cookie('opvir.session_token').split('.')[0]);
  });

  test('one of them is ended, and a stranger’s is not found', async () => {
    const [ada, grace] = [await app.signedUp(), await app.signedUp()];
    const other = await elsewhere(ada);
    const { items } = await ada.browser.call('GET /api/account/sessions', {});
    const sessionId = items.find(({ isCurrent }) => !isCurrent)!.id;
    const end = (browser: TestBrowser) =>
      browser.try('DELETE /api/account/sessions/{sessionId}', { params: { sessionId } });
    expect((await end(grace.browser)).status).toBe(404);
    expect(await session(other)).not.toBeNull();
    expect((await end(ada.browser)).status).toBe(204);
    expect(await session(other)).toBeNull();
    expect((await end(ada.browser)).status).toBe(404);
    expect(await session(ada.browser)).not.toBeNull();
  });

  test('all others are ended at once', async () => {
    const ada = await app.signedUp();
    const others = [await elsewhere(ada), await elsewhere(ada)];
    await ada.browser.call('DELETE /api/account/sessions', {});
    for (const other of others) expect(await session(other)).toBeNull();
    expect(await session(ada.browser)).not.toBeNull();
  });
});
