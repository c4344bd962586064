import { expect, test } from 'vitest';
import { appForThisFile, newEmail, type SignedUp } from '../../../../test/support/app.ts';
import { dayMs, secondMs, stopClock } from '../../../../test/support/clock.ts';
import { tokenIn } from '../../../../test/support/mails.ts';

const app = await appForThisFile();

async function changeEmail({ browser, uid }: SignedUp, email: string) {
  return browser.call('PUT /api/users/{uid}', { params: { uid }, body: { name: 'Ada', email } });
}

async function tokenMailedTo(email: string): Promise<string> {
  return tokenIn(await app.mailTo(email), '/confirm-email');
}

async function signInStatus(email: string, password: string): Promise<number> {
  return (await app.browser().try('POST /api/session', { body: { email, password } })).status;
}

test('a changed email is the contact address at once, and signs in only after its link was opened; the old one is told', async () => {
  const ada = await app.signedUp();
  const email = newEmail();
  const saved = await changeEmail(ada, email.toUpperCase());
  expect(saved).toEqual({ uid: ada.uid, name: 'Ada', email, emailToConfirm: email });
  expect(await ada.browser.call('GET /api/users/{uid}', { params: { uid: ada.uid } })).toMatchObject({ email });

  const token = await tokenMailedTo(email);
  expect((await app.mailTo(ada.email)).subject).toBe('The email address of your Opvir account is being changed');
  expect((await app.mailTo(ada.email)).text).not.toContain(token);
  expect(await signInStatus(email, ada.password)).toBe(401);
  expect(await signInStatus(ada.email, ada.password)).toBe(200);

  // Whoever opens the link need not be signed in: it may be another device.
  expect(await app.browser().call('PUT /api/email', { body: { token } })).toEqual({ email });
  expect(await signInStatus(email, ada.password)).toBe(200);
  expect(await signInStatus(ada.email, ada.password)).toBe(401);
  const { session } = await ada.browser.call('GET /api/session', {});
  expect(session?.user).toMatchObject({ uid: ada.uid, email, emailVerified: true });
});

test('the link works once and for one day', async () => {
  const clock = stopClock();
  const ada = await app.signedUp();
  const email = newEmail();
  await changeEmail(ada, email);
  const token = await tokenMailedTo(email);
  await app.browser().call('PUT /api/email', { body: { token } });
  const again = await app.browser().try('PUT /api/email', { body: { token } });
  expect(again).toMatchObject({ status: 410, body: { code: 'expired-action-code' } });

  const later = newEmail();
  await changeEmail(ada, later);
  const lateToken = await tokenMailedTo(later);
  clock.advance(dayMs + secondMs);
  const late = await app.browser().try('PUT /api/email', { body: { token: lateToken } });
  expect(late).toMatchObject({ status: 410, body: { code: 'expired-action-code' } });
});

test('the link is dead once the profile was changed again', async () => {
  const ada = await app.signedUp();
  const [first, second] = [newEmail(), newEmail()];
  await changeEmail(ada, first);
  const token = await tokenMailedTo(first);
  await changeEmail(ada, second);
  const answer = await app.browser().try('PUT /api/email', { body: { token } });
  expect(answer).toMatchObject({ status: 410, body: { code: 'expired-action-code' } });
  expect(await signInStatus(first, ada.password)).toBe(401);
  expect(await signInStatus(ada.email, ada.password)).toBe(200);
});

test('an address that signs somebody else in cannot be confirmed, and both accounts stay as they are', async () => {
  const [ada, grace] = [await app.signedUp(), await app.signedUp(newEmail(), 'another password')];
  await changeEmail(ada, grace.email);
  const token = await tokenMailedTo(grace.email);
  const answer = await app.browser().try('PUT /api/email', { body: { token } });
  expect(answer).toMatchObject({ status: 409, body: { code: 'email-already-in-use' } });
  expect(await signInStatus(grace.email, grace.password)).toBe(200);
  expect(await signInStatus(ada.email, ada.password)).toBe(200);
});

test('of two accounts that confirm one free address at once, one gets it and the other is told that it is taken', async () => {
  const email = newEmail();
  const learners = [await app.signedUp(), await app.signedUp()];
  for (const learner of learners) await changeEmail(learner, email);
  await app.mailTo(email, 2);
  const tokens = (await app.mails()).filter(({ to }) => to === email).map((mail) => tokenIn(mail, '/confirm-email'));
  const answers = await Promise.all(tokens.map((token) => app.browser().try('PUT /api/email', { body: { token } })));
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
});

test('saving the profile with the same address mails nobody, and going back to the old address takes the change back', async () => {
  const ada = await app.signedUp();
  expect(await changeEmail(ada, ada.email)).toMatchObject({ emailToConfirm: null });
  const email = newEmail();
  await changeEmail(ada, email);
  const token = await tokenMailedTo(email);
  expect(await changeEmail(ada, ada.email)).toMatchObject({ email: ada.email, emailToConfirm: null });
  expect((await app.browser().try('PUT /api/email', { body: { token } })).status).toBe(410);
  await app.workIsDone();
  // One warning for the one change.
  expect((await app.mails()).filter(({ to }) => to === ada.email)).toHaveLength(1);
});

test('an invented token confirms nothing', async () => {
  expect(await app.browser().try('PUT /api/email', { body: { token: 'invented' } })).toMatchObject({ status: 410 });
});

test('a reset link that went to the old address is void once the new one signs in', async () => {
  const ada = await app.signedUp();
  await app.browser().call('POST /api/password-resets', { body: { email: ada.email } });
  const resetToken = tokenIn(await app.mailTo(ada.email), '/reset-password');
  const email = newEmail();
  await changeEmail(ada, email);
  await app.browser().call('PUT /api/email', { body: { token: await tokenMailedTo(email) } });
  const answer = await app.browser().try('PUT /api/password', { body: { token: resetToken, password: 'taken over' } });
  expect(answer).toMatchObject({ status: 410, body: { code: 'expired-action-code' } });
  expect(await signInStatus(email, ada.password)).toBe(200);
});
