import { describe, expect, test } from 'vitest';
import { appForThisFile, newEmail } from '../../../../test/support/app.ts';
import { hourMs, stopClock } from '../../../../test/support/clock.ts';

const app = await appForThisFile();
const ada = await app.signedUp();
const grace = await app.signedUp();
const save = (who: typeof ada, uid: string, body: unknown) => who.browser.send('PUT', `/api/users/${uid}`, { body });

test('a learner saves their name, and is greeted by it from then on (§1, §2, §3, §6, §7)', async () => {
  const answer = await save(ada, ada.uid, { name: '  Ada Lovelace ', email: ada.email });
  expect(answer).toMatchObject({
    status: 200,
    body: { uid: ada.uid, name: 'Ada Lovelace', email: ada.email, emailToConfirm: null },
  });
  expect(await ada.browser.call('GET /api/users/{uid}', { params: { uid: ada.uid } })).toEqual({
    uid: ada.uid,
    name: 'Ada Lovelace',
    email: ada.email,
  });
  expect((await ada.browser.call('GET /api/session', {})).session?.user.displayName).toBe('Ada Lovelace');
});

test("anyone else's document is not found, neither to read nor to write, as if it did not exist (§6, §7)", async () => {
  const unknown = '019a0000-0000-7000-8000-000000000000';
  for (const uid of [grace.uid, unknown]) {
    expect(await ada.browser.send('GET', `/api/users/${uid}`)).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
    const answer = await save(ada, uid, { name: 'Mallory', email: 'mallory@example.org' });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
  }
  expect(await grace.browser.call('GET /api/users/{uid}', { params: { uid: grace.uid } })).toMatchObject({
    name: '',
    email: grace.email,
  });
});

test('an administrator has no other rights here than anyone', async () => {
  await app.db.kysely.updateTable('authUsers').set({ role: 'admin' }).where('id', '=', ada.uid).execute();
  expect((await ada.browser.send('GET', `/api/users/${grace.uid}`)).status).toBe(404);
});

test('a visitor is asked to log in (§6)', async () => {
  const visitor = app.browser();
  for (const answer of [
    await visitor.send('GET', `/api/users/${ada.uid}`),
    await visitor.send('PUT', `/api/users/${ada.uid}`, { body: { name: 'x', email: 'x@example.org' } }),
  ]) {
    expect(answer).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  }
});

test.each([
  ['no name', { email: 'ada@example.org' }, 'body.name'],
  ['a blank name', { name: '  ', email: 'ada@example.org' }, 'body.name'],
  ['a name of 121 characters', { name: 'x'.repeat(121), email: 'ada@example.org' }, 'body.name'],
  ['no email', { name: 'Ada' }, 'body.email'],
  ['half an email', { name: 'Ada', email: 'ada@' }, 'body.email'],
])('with %s nothing is saved (§5)', async (_, body, path) => {
  const before = await grace.browser.send('GET', `/api/users/${grace.uid}`);
  const answer = await save(grace, grace.uid, body);
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input', fields: [{ path }] } });
  expect((await grace.browser.send('GET', `/api/users/${grace.uid}`)).body).toEqual(before.body);
});

test('role, uid and sign-in address are not taken from the body', async () => {
  const body = {
    name: 'Grace',
    email: grace.email,
    role: 'admin',
    uid: ada.uid,
    signInEmail: 'x@example.org',
    emailVerified: 1,
  };
  const answer = await save(grace, grace.uid, body);
  expect(answer.body).toEqual({ uid: grace.uid, name: 'Grace', email: grace.email, emailToConfirm: null });
  expect((await grace.browser.call('GET /api/session', {})).session?.user).toMatchObject({
    role: 'learner',
    email: grace.email,
    emailVerified: false,
  });
});

test('of several saves at once the last one stands whole', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `Grace ${index}`);
  const answers = await Promise.all(names.map((name) => save(grace, grace.uid, { name, email: grace.email })));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
  const { name } = await grace.browser.call('GET /api/users/{uid}', { params: { uid: grace.uid } });
  expect(names).toContain(name);
});

describe('mails to addresses that the profile names', () => {
  const tooOften = { status: 429, body: { code: 'email-changed-too-often' } };

  test('five an hour for one learner: beyond it the address is refused with the time to wait, and the name can be saved (§7)', async () => {
    const clock = stopClock();
    const learner = await app.signedUp();
    const targets = Array.from({ length: 6 }, () => newEmail());
    for (const email of targets.slice(0, 5)) {
      expect((await save(learner, learner.uid, { name: 'Ada', email })).status).toBe(200);
    }
    const refused = await save(learner, learner.uid, { name: 'Lost', email: targets[5] });
    expect(refused).toMatchObject(tooOften);
    expect(refused.headers['retry-after']).toBe(String(hourMs / 1000));
    const kept = await learner.browser.call('GET /api/users/{uid}', { params: { uid: learner.uid } });
    expect(kept).toMatchObject({ name: 'Ada', email: targets[4] });
    expect((await save(learner, learner.uid, { name: 'Kept', email: targets[4] })).status).toBe(200);
    await app.workIsDone();
    expect((await app.mails()).filter(({ to }) => to === targets[5])).toEqual([]);
    clock.advance(hourMs);
    expect((await save(learner, learner.uid, { name: 'Ada', email: targets[5] })).status).toBe(200);
    // Runs while the clock is ahead: afterwards this mail would be due in an hour.
    await app.workIsDone();
  });

  test('five an hour to one address, whoever they are', async () => {
    const email = newEmail();
    const learners = await Promise.all(Array.from({ length: 6 }, () => app.signedUp()));
    const answers = await Promise.all(learners.map((learner) => save(learner, learner.uid, { name: 'Ada', email })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject(tooOften);
    await app.mailTo(email, 5);
    await app.workIsDone();
    expect((await app.mails()).filter(({ to }) => to === email)).toHaveLength(5);
  });
});
