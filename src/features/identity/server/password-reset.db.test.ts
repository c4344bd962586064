import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appForThisFile, newEmail, startTestApp } from '../../../../test/support/app.ts';
import { hourMs, secondMs, stopClock } from '../../../../test/support/clock.ts';
import { nextDerivation } from '../../../../test/support/derivations.ts';
import { tokenIn } from '../../../../test/support/mails.ts';
import { attemptLimits } from './attempts.ts';
import { hashPassword, passwordCosts } from './password.ts';
import { identityQueries } from './queries.ts';

const app = await appForThisFile();
const newPassword = 'battery staple';

async function requestReset(email: string, count = 1): Promise<string> {
  await app.browser().call('POST /api/password-resets', { body: { email } });
  return tokenIn(await app.mailTo(email, count), '/reset-password');
}

test('asking for a link is answered with the same sentence for known and unknown addresses, and only the known one gets mail (§7, §8)', async () => {
  const { email } = await app.signedUp();
  const stranger = newEmail();
  const forUnknown = await app.browser().try('POST /api/password-resets', { body: { email: stranger } });
  const forKnown = await app.browser().try('POST /api/password-resets', { body: { email: email.toUpperCase() } });
  expect(forKnown).toMatchObject({
    status: 202,
    body: { message: 'Password reset email sent. Please check your inbox.' },
  });
  expect(forUnknown.status).toBe(forKnown.status);
  expect(forUnknown.body).toEqual(forKnown.body);
  const mail = await app.mailTo(email);
  expect(mail.subject).toBe('Reset your Opvir password');
  expect(mail.text).toContain(email);
  await app.workIsDone();
  expect((await app.mails()).filter(({ to }) => to === stranger)).toEqual([]);
});

test('the link sets the password, signs in, and ends every other session (§7, §8)', async () => {
  const { browser: old, email, password, uid } = await app.signedUp();
  const token = await requestReset(email);
  const fresh = app.browser();
  const session = await fresh.call('PUT /api/password', { body: { token, password: newPassword } });
  expect(session.user.uid).toBe(uid);
  expect((await fresh.try('GET /api/enrolments', { query: {} })).status).toBe(200);
  expect(await old.try('GET /api/enrolments', { query: {} })).toMatchObject({
    status: 401,
    body: { code: 'session-expired' },
  });
  const withOld = await app.browser().try('POST /api/session', { body: { email, password } });
  expect(withOld).toMatchObject({ status: 401, body: { code: 'invalid-credential' } });
  await app.browser().call('POST /api/session', { body: { email, password: newPassword } });
});

test('a link works once, also when it is opened twice at once (§8)', async () => {
  const { email } = await app.signedUp();
  const token = await requestReset(email);
  const answers = await Promise.all(
    ['first choice', 'second choice'].map(async (password) => {
      const answer = await app.browser().try('PUT /api/password', { body: { token, password } });
      return { password, answer };
    }),
  );
  expect(answers.map(({ answer }) => String(answer.status)).toSorted()).toEqual(['200', '410']);
  const again = await app.browser().try('PUT /api/password', { body: { token, password: 'third choice' } });
  expect(again).toMatchObject({ status: 410, body: { code: 'expired-action-code' } });
  const password = answers.find(({ answer }) => answer.status === 200)?.password ?? '';
  await app.browser().call('POST /api/session', { body: { email, password } });
});

test('once one link was used, the others that were mailed are dead (§7)', async () => {
  const { email } = await app.signedUp();
  const [first, second] = [await requestReset(email), await requestReset(email, 2)];
  await app.browser().call('PUT /api/password', { body: { token: second, password: newPassword } });
  const answer = await app.browser().try('PUT /api/password', { body: { token: first, password: 'third choice' } });
  expect(answer).toMatchObject({ status: 410, body: { code: 'expired-action-code' } });
  expect(await app.browser().try('POST /api/mailed-links', { body: { token: first } })).toMatchObject({ status: 410 });
});

test('of two links used at the same moment one sets the password', async () => {
  const { email } = await app.signedUp();
  const tokens = [await requestReset(email), await requestReset(email, 2)];
  const answers = await Promise.all(
    tokens.map((token) => app.browser().try('PUT /api/password', { body: { token, password: newPassword } })),
  );
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410']);
});

test('browsers that were known before a reset have no guesses of their own after it', async () => {
  const ada = await app.signedUp();
  const known = ada.browser.cookie('opvir.known');
  const token = await requestReset(ada.email);
  await app.browser().call('PUT /api/password', { body: { token, password: newPassword } });
  const address = '192.0.2.60';
  const guess = (cookie: string) =>
    app.browser(address).send('POST', '/api/session', {
      body: { email: ada.email, password: 'a wrong guess' },
      headers: cookie ? { cookie } : {},
    });
  for (let count = 0; count < attemptLimits.accountFromAddress.max; count += 1) await guess('');
  const withOldCookie = await guess(`opvir.known=${encodeURIComponent(known)}`);
  expect(withOldCookie).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
});

test('a sign-in with the old password that is under way while a new one is set begins no session', async () => {
  const { uid, email, password } = await app.signedUp();
  const { updatePassword } = identityQueries(app.db);
  const passwordHash = await hashPassword(newPassword);
  // Slow to verify, so that the new password is written during the check.
  const slow = await hashPassword(password, { ...passwordCosts.strong, passes: 30 });
  await app.db.commit(updatePassword.with({ uid, passwordHash: slow, at: '' }));
  const begun = nextDerivation();
  const signIn = app.browser().try('POST /api/session', { body: { email, password } });
  await begun;
  await app.db.commit(updatePassword.with({ uid, passwordHash, at: '' }));
  expect(await signIn).toMatchObject({ status: 401, body: { code: 'invalid-credential' } });
  await app.browser().call('POST /api/session', { body: { email, password: newPassword } });
});

test('the link leads on to the page that the login began at, and to no other site', async () => {
  const lesson = '/course/course2/learn/loops?from=mail#while';
  for (const [returnTo, expected] of [
    [lesson, lesson],
    ['https://evil.example/', null],
    ['//evil.example', null],
  ] as const) {
    const { email } = await app.signedUp();
    await app.browser().call('POST /api/password-resets', { body: { email, returnTo } });
    const [, link = ''] = /(https?:\S+\/reset-password\S+)/.exec((await app.mailTo(email)).text) ?? [];
    expect(new URL(link).searchParams.get('returnTo')).toBe(expected);
  }
});

test('a link is dead after one hour', async () => {
  const clock = stopClock();
  const { email, password } = await app.signedUp();
  const token = await requestReset(email);
  clock.advance(hourMs + secondMs);
  const answer = await app.browser().try('PUT /api/password', { body: { token, password: newPassword } });
  expect(answer).toMatchObject({ status: 410, body: { code: 'expired-action-code' } });
  await app.browser().call('POST /api/session', { body: { email, password } });
});

test('a link still works a moment before its hour is over', async () => {
  const clock = stopClock();
  const { email } = await app.signedUp();
  const token = await requestReset(email);
  clock.advance(hourMs - secondMs);
  expect((await app.browser().try('PUT /api/password', { body: { token, password: newPassword } })).status).toBe(200);
});

test('a weak new password is refused and leaves the link alive', async () => {
  const { email } = await app.signedUp();
  const token = await requestReset(email);
  const weak = await app.browser().try('PUT /api/password', { body: { token, password: 'weak' } });
  expect(weak).toMatchObject({ status: 400, body: { code: 'weak-password' } });
  expect((await app.browser().try('PUT /api/password', { body: { token, password: newPassword } })).status).toBe(200);
});

test('an invented token is an expired link', async () => {
  const answer = await app.browser().try('PUT /api/password', { body: { token: 'invented', password: newPassword } });
  expect(answer).toMatchObject({ status: 410, body: { code: 'expired-action-code' } });
});

test('the token does not stand in the database as it stands in the mail', async () => {
  const { email } = await app.signedUp();
  const token = await requestReset(email);
  const { rows } = await sql`select * from "mailedLinks"`.execute(app.db.kysely);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('one address gets five mails an hour at most, and the links that were sent still work', async () => {
  const { email } = await app.signedUp();
  for (let count = 1; count <= 5; count += 1) await requestReset(email, count);
  await app.browser().call('POST /api/password-resets', { body: { email } });
  await app.workIsDone();
  const [first, ...others] = (await app.mails()).filter(({ to }) => to === email);
  expect(others).toHaveLength(4);
  const token = tokenIn(first, '/reset-password');
  expect((await app.browser().try('PUT /api/password', { body: { token, password: newPassword } })).status).toBe(200);
});

test('mails carry the brand, the public address and the sender that the operator set', async () => {
  await using branded = await startTestApp({
    settings: { brand: 'Lärnwerk', publicUrl: 'https://learn.example.org/', mailFrom: 'Lärnwerk <help@example.org>' },
  });
  const { email } = await branded.signedUp();
  await branded.browser().call('POST /api/password-resets', { body: { email } });
  const mail = await branded.mailTo(email);
  expect(mail.subject).toBe('Reset your Lärnwerk password');
  expect(mail.from).toBe('"Lärnwerk" <help@example.org>');
  expect(mail.text).toMatch(/^https:\/\/learn\.example\.org\/+reset-password\?token=\S+$/m);
});
