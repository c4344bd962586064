import { describe, expect, test } from 'vitest';
import { appForThisFile, newEmail, type SignedUp } from '../../../../test/support/app.ts';
import { dayMs, secondMs, stopClock } from '../../../../test/support/clock.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { tokenIn } from '../../../../test/support/mails.ts';
import { createEvents } from '../../../platform/server/events/events.ts';
import { attemptLimits } from './attempts.ts';
import { disableUser, enableUser } from './public.ts';

const app = await appForThisFile();

async function changeEmail({ browser, uid }: SignedUp, email: string) {
  return browser.call('PUT /api/users/{uid}', { params: { uid }, body: { name: 'Ada', email } });
}

async function tokenMailedTo(email: string): Promise<string> {
  return tokenIn(await app.mailTo(email), '/confirm-email');
}

function confirm(token: string, { password }: Pick<SignedUp, 'password'>) {
  return app.browser().try('PUT /api/email', { body: { token, password } });
}

/** Changes the address and confirms it. */
async function moved(learner: SignedUp, email = newEmail()): Promise<string> {
  await changeEmail(learner, email);
  expect((await confirm(await tokenMailedTo(email), learner)).status).toBe(200);
  return email;
}

/** Token of the restore link that was mailed to the previous sign-in address. */
async function wayBackOf(oldEmail: string): Promise<string> {
  return tokenIn(await wayBackMail(oldEmail, /was changed$/), '/reset-password');
}

/** Token of the restore link that replaced it when a new password was set. */
async function renewedWayBackOf(oldEmail: string): Promise<string> {
  return tokenIn(await wayBackMail(oldEmail, /^A new password was set/), '/reset-password');
}

function wayBackMail(oldEmail: string, title: RegExp) {
  return eventually('the way back', async () =>
    (await app.mails()).find(({ to, subject }) => to === oldEmail && title.test(subject)),
  );
}

function setPassword(token: string, password: string) {
  return app.browser().try('PUT /api/password', { body: { token, password } });
}

const dead = { status: 410, body: { code: 'expired-action-code' } };

async function signInStatus(email: string, password: string): Promise<number> {
  return (await app.browser().try('POST /api/session', { body: { email, password } })).status;
}

test('a changed email is the contact address at once, and signs in only after its link was opened and the password given; the old one is told (§7, §8)', async () => {
  const ada = await app.signedUp();
  const email = newEmail();
  const saved = await changeEmail(ada, email.toUpperCase());
  expect(saved).toEqual({ uid: ada.uid, name: 'Ada', email, emailToConfirm: email });
  expect(await ada.browser.call('GET /api/users/{uid}', { params: { uid: ada.uid } })).toMatchObject({ email });

  const token = await tokenMailedTo(email);
  const warning = await app.mailTo(ada.email);
  expect(warning.subject).toBe('Your email address at Opvir is being changed');
  expect(warning.text).toContain(email);
  expect(warning.text).toMatch(/^On \d+ \w+ \d{4} at \d\d:\d\d UTC\s/);
  expect(warning.text).not.toContain(token);
  expect(await signInStatus(email, ada.password)).toBe(401);
  expect(await signInStatus(ada.email, ada.password)).toBe(200);

  // Opening the link needs no session: it may happen on another device.
  expect(await app.browser().call('POST /api/mailed-links', { body: { token } })).toMatchObject({
    purpose: 'change-email',
    email,
  });
  expect((await confirm(token, ada)).body).toEqual({ email });
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
  expect((await confirm(token, ada)).status).toBe(200);
  const again = await confirm(token, ada);
  expect(again).toMatchObject({ status: 410, body: { code: 'expired-action-code' } });

  const later = newEmail();
  await changeEmail(ada, later);
  const lateToken = await tokenMailedTo(later);
  clock.advance(dayMs + secondMs);
  const late = await confirm(lateToken, ada);
  expect(late).toMatchObject({ status: 410, body: { code: 'expired-action-code' } });
});

test('the link is dead once the profile was changed again', async () => {
  const ada = await app.signedUp();
  const [first, second] = [newEmail(), newEmail()];
  await changeEmail(ada, first);
  const token = await tokenMailedTo(first);
  await changeEmail(ada, second);
  const answer = await confirm(token, ada);
  expect(answer).toMatchObject({ status: 410, body: { code: 'expired-action-code' } });
  expect(await signInStatus(first, ada.password)).toBe(401);
  expect(await signInStatus(ada.email, ada.password)).toBe(200);
});

test('an address that signs somebody else in cannot be confirmed, and both accounts stay as they are', async () => {
  const [ada, grace] = [await app.signedUp(), await app.signedUp(newEmail(), 'another password')];
  await changeEmail(ada, grace.email);
  const token = await tokenMailedTo(grace.email);
  const answer = await confirm(token, ada);
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
  const answers = await Promise.all(tokens.map((token) => confirm(token, { password: 'correct horse' })));
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
});

test('saving the profile with the same address mails nobody, and going back to the old address takes the change back', async () => {
  const ada = await app.signedUp();
  expect(await changeEmail(ada, ada.email)).toMatchObject({ emailToConfirm: null });
  const email = newEmail();
  await changeEmail(ada, email);
  const token = await tokenMailedTo(email);
  expect(await changeEmail(ada, ada.email)).toMatchObject({ email: ada.email, emailToConfirm: null });
  expect((await confirm(token, ada)).status).toBe(410);
  await app.workIsDone();
  // One warning for the one change.
  expect((await app.mails()).filter(({ to }) => to === ada.email)).toHaveLength(1);
});

test('an address that still waits is mailed again when it is saved after its link died, and not while it works', async () => {
  const clock = stopClock();
  const ada = await app.signedUp();
  const email = newEmail();
  const mailed = async () => {
    await app.workIsDone();
    return (await app.mails()).filter(({ to }) => to === email).length;
  };
  await changeEmail(ada, email);
  expect(await mailed()).toBe(1);
  expect(await changeEmail(ada, email)).toMatchObject({ emailToConfirm: email });
  expect(await mailed()).toBe(1);

  const body = { password: ada.password, newPassword: ada.password };
  await ada.browser.call('PUT /api/account/password', { body });
  expect(await changeEmail(ada, email)).toMatchObject({ emailToConfirm: email });
  expect(await mailed()).toBe(2);

  clock.advance(dayMs + secondMs);
  expect(await changeEmail(ada, email)).toMatchObject({ emailToConfirm: email });
  expect(await mailed()).toBe(3);
  expect((await confirm(tokenIn(await app.mailTo(email, 3), '/confirm-email'), ada)).status).toBe(200);
  // Runs while the clock is ahead: afterwards its mails would be due in a day.
  await app.workIsDone();
});

test('beyond the limit an address that still waits gets no mail, and none is said to be sent', async () => {
  const ada = await app.signedUp();
  const email = newEmail();
  const body = { password: ada.password, newPassword: ada.password };
  const { max } = attemptLimits.addressChanges;
  for (let count = 0; count < max; count += 1) {
    expect(await changeEmail(ada, email)).toMatchObject({ emailToConfirm: email });
    await app.workIsDone();
    await ada.browser.call('PUT /api/account/password', { body });
  }
  expect(await changeEmail(ada, email)).toMatchObject({ email, emailToConfirm: null });
  await app.workIsDone();
  expect((await app.mails()).filter(({ to }) => to === email)).toHaveLength(max);
});

test('an invented token confirms nothing', async () => {
  expect(await confirm('invented', { password: 'correct horse' })).toMatchObject(dead);
  expect(await app.browser().try('POST /api/mailed-links', { body: { token: 'invented' } })).toMatchObject(dead);
});

test('a reset link that went to the old address is void once the new one signs in', async () => {
  const ada = await app.signedUp();
  await app.browser().call('POST /api/password-resets', { body: { email: ada.email } });
  const resetToken = tokenIn(await app.mailTo(ada.email), '/reset-password');
  const email = await moved(ada);
  expect(await setPassword(resetToken, 'taken over')).toMatchObject(dead);
  expect(await signInStatus(email, ada.password)).toBe(200);
});

describe('the password at the mailed link', () => {
  test('whoever has a session but not the password cannot change the address, and a wrong password leaves the link alive', async () => {
    const ada = await app.signedUp();
    const email = newEmail();
    await changeEmail(ada, email);
    const token = await tokenMailedTo(email);
    const refused = await ada.browser.try('PUT /api/email', { body: { token, password: 'a wrong guess' } });
    expect(refused).toMatchObject({ status: 401, body: { code: 'invalid-credential' } });
    expect(await signInStatus(ada.email, ada.password)).toBe(200);
    expect((await confirm(token, ada)).status).toBe(200);
  });

  test('guesses there are limited as at the login, and counted with them', async () => {
    const ada = await app.signedUp();
    const email = newEmail();
    await changeEmail(ada, email);
    const token = await tokenMailedTo(email);
    const stranger = app.browser();
    const { max } = attemptLimits.accountFromAddress;
    for (let count = 0; count < max; count += 1) {
      const answer = await stranger.try('PUT /api/email', { body: { token, password: `guess ${count}` } });
      expect(answer.status).toBe(401);
    }
    const refused = await stranger.try('PUT /api/email', { body: { token, password: ada.password } });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect((await stranger.try('POST /api/session', { body: ada })).status).toBe(429);
    expect((await confirm(token, ada)).status).toBe(200);
  });

  test('a disabled account confirms no new address', async () => {
    const ada = await app.signedUp();
    const email = newEmail();
    await changeEmail(ada, email);
    const token = await tokenMailedTo(email);
    await disableUser(app.db, createEvents(app.db, app.app.log, Date.now), ada.email, Date.now());
    expect(await confirm(token, ada)).toMatchObject({ status: 403, body: { code: 'user-disabled' } });
    await enableUser(app.db, ada.email);
    expect(await signInStatus(ada.email, ada.password)).toBe(200);
  });
});

describe('a new password takes a change of address back', () => {
  test('of whoever registered somebody’s address first and knows the password: the mailed link is dead, the contact address is the owner’s', async () => {
    const thief = await app.signedUp();
    const email = newEmail();
    await changeEmail(thief, email);
    const token = await tokenMailedTo(email);
    await app.browser().call('POST /api/password-resets', { body: { email: thief.email } });
    const owner = app.browser();
    const resetToken = tokenIn(await app.mailTo(thief.email, 2), '/reset-password');
    await owner.call('PUT /api/password', { body: { token: resetToken, password: 'battery staple' } });

    for (const password of [thief.password, 'battery staple']) {
      expect(await confirm(token, { password })).toMatchObject(dead);
    }
    const document = await owner.call('GET /api/users/{uid}', { params: { uid: thief.uid } });
    expect(document.email).toBe(thief.email);
    expect(await signInStatus(thief.email, 'battery staple')).toBe(200);
    expect(await signInStatus(email, thief.password)).toBe(401);
  });

  test('also when the link is confirmed at the same moment: the owner has the account, or the way back to it', async () => {
    const thief = await app.signedUp();
    const email = newEmail();
    await changeEmail(thief, email);
    const token = await tokenMailedTo(email);
    await app.browser().call('POST /api/password-resets', { body: { email: thief.email } });
    const resetToken = tokenIn(await app.mailTo(thief.email, 2), '/reset-password');
    const [confirmed, reset] = await Promise.all([confirm(token, thief), setPassword(resetToken, 'battery staple')]);
    expect(new Set([confirmed.status, reset.status])).toEqual(new Set([200, 410]));
    if (confirmed.status === 200) await setPassword(await wayBackOf(thief.email), 'battery staple');
    expect(await signInStatus(thief.email, 'battery staple')).toBe(200);
  });
});

describe('the way back', () => {
  test('is mailed to the old address, restores it, sets a new password and ends what the other prepared', async () => {
    const ada = await app.signedUp();
    const email = await moved(ada);
    const thief = app.browser();
    await thief.call('POST /api/session', { body: { email, password: ada.password } });
    await app.browser().call('POST /api/password-resets', { body: { email } });
    const thiefsReset = tokenIn(await app.mailTo(email, 2), '/reset-password');
    const token = await wayBackOf(ada.email);
    const mail = await app.mailTo(ada.email, 2);
    expect(mail.subject).toBe('Your email address at Opvir was changed');
    expect(mail.text).toContain(email);

    const owner = app.browser();
    const link = await owner.call('POST /api/mailed-links', { body: { token } });
    expect(link).toMatchObject({ purpose: 'restore-email', email: ada.email });
    const session = await owner.call('PUT /api/password', { body: { token, password: 'battery staple' } });
    expect(session.user).toMatchObject({ uid: ada.uid, email: ada.email, emailVerified: true });
    expect((await thief.try('GET /api/enrolments', { query: {} })).status).toBe(401);
    expect(await setPassword(thiefsReset, 'taken over')).toMatchObject(dead);
    expect(await signInStatus(email, ada.password)).toBe(401);
    expect(await signInStatus(ada.email, 'battery staple')).toBe(200);
    const document = await owner.call('GET /api/users/{uid}', { params: { uid: ada.uid } });
    expect(document.email).toBe(ada.email);
    expect(await setPassword(token, 'once more')).toMatchObject(dead);
  });

  test('works for seven days', async () => {
    const clock = stopClock();
    const [ada, grace] = [await app.signedUp(), await app.signedUp()];
    await moved(ada);
    await moved(grace);
    const [early, late] = [await wayBackOf(ada.email), await wayBackOf(grace.email)];
    clock.advance(7 * dayMs - secondMs);
    expect((await setPassword(early, 'battery staple')).status).toBe(200);
    clock.advance(2 * secondMs);
    expect(await setPassword(late, 'battery staple')).toMatchObject(dead);
  });

  test('ends with a new password, and another one is mailed: whoever has the account now ends it neither so nor by another change', async () => {
    const ada = await app.signedUp();
    const thief = { ...ada, email: await moved(ada) };
    await app.browser().call('POST /api/password-resets', { body: { email: thief.email } });
    const resetToken = tokenIn(await app.mailTo(thief.email, 2), '/reset-password');
    thief.browser = app.browser();
    thief.password = 'taken over';
    await thief.browser.call('PUT /api/password', { body: { token: resetToken, password: thief.password } });
    expect(await setPassword(await wayBackOf(ada.email), 'battery staple')).toMatchObject(dead);
    const renewed = await renewedWayBackOf(ada.email);
    const third = await moved(thief);
    const thiefsWayBack = await wayBackOf(thief.email);
    expect((await setPassword(renewed, 'battery staple')).status).toBe(200);
    expect(await setPassword(thiefsWayBack, 'taken again')).toMatchObject(dead);
    expect(await signInStatus(third, thief.password)).toBe(401);
    expect(await signInStatus(ada.email, 'battery staple')).toBe(200);
  });

  test('mailed anew works no longer than the first would have', async () => {
    const clock = stopClock();
    const ada = await app.signedUp();
    const email = await moved(ada);
    clock.advance(6 * dayMs);
    await app.browser().call('POST /api/password-resets', { body: { email } });
    const resetToken = tokenIn(await app.mailTo(email, 2), '/reset-password');
    expect((await setPassword(resetToken, 'taken over')).status).toBe(200);
    const renewed = await renewedWayBackOf(ada.email);
    clock.advance(dayMs + secondMs);
    expect(await setPassword(renewed, 'battery staple')).toMatchObject(dead);
  });

  test('keeps the old address for its owner: nobody else signs up with it or moves to it meanwhile', async () => {
    const clock = stopClock();
    const [ada, thief] = [await app.signedUp(), await app.signedUp()];
    await moved(ada);
    const body = { email: ada.email, password: 'correct horse' };
    const taken = { status: 409, body: { code: 'email-already-in-use' } };
    expect(await app.browser().try('POST /api/accounts', { body })).toMatchObject(taken);
    await changeEmail(thief, ada.email);
    const link = await eventually('the link to the old address', async () =>
      (await app.mails()).find(({ to, text }) => to === ada.email && text.includes('/confirm-email')),
    );
    expect(await confirm(tokenIn(link, '/confirm-email'), thief)).toMatchObject(taken);
    clock.advance(7 * dayMs + secondMs);
    expect((await app.browser().try('POST /api/accounts', { body })).status).toBe(201);
  });
});
