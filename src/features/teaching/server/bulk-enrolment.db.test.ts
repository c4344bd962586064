import { expect, test } from 'vitest';
import { type SignedUp, appForThisFile, newEmail } from '../../../../test/support/app.ts';
import { grantRole } from '../../identity/server/public.ts';
import { csvMaxLength, rowsMax } from '../contract.ts';

const app = await appForThisFile();
const params = { courseId: 'course1' };
const previewUrl = '/api/courses/course1/enrolments/preview';
const enrolUrl = '/api/courses/course1/enrolments';

async function teacher(): Promise<SignedUp> {
  const user = await confirmed();
  await grantRole(app.db, user.email, 'teacher');
  return user;
}

function preview({ browser }: SignedUp, csv: string) {
  return browser.call('POST /api/courses/{courseId}/enrolments/preview', { params, body: { csv } });
}

function enrol({ browser }: SignedUp, csv: string) {
  return browser.call('POST /api/courses/{courseId}/enrolments', { params, body: { csv } });
}

async function isEnrolled({ uid }: SignedUp): Promise<boolean> {
  const query = app.db.kysely.selectFrom('enrollments').select('id').where('userId', '=', uid);
  return (await query.where('courseId', '=', 'course1').execute()).length === 1;
}

function entriesAbout({ uid }: SignedUp) {
  const query = app.db.kysely.selectFrom('auditEntries').select(['act', 'actorEmail', 'subject']);
  return query.where('subjectId', '=', uid).execute();
}

async function confirmed(): Promise<SignedUp> {
  const user = await app.signedUp();
  await app.confirmAddress(user.uid);
  return user;
}

const resultsOf = ({ rows }: Awaited<ReturnType<typeof preview>>) => rows.map(({ result }) => result);

test('an address that its account has not confirmed is told and not enrolled: somebody else may have signed up with it', async () => {
  const [who, ada, stranger] = [await teacher(), await confirmed(), await app.signedUp()];
  const csv = `${ada.email}\n${stranger.email}`;
  expect(resultsOf(await preview(who, csv))).toEqual(['to-enrol', 'not-confirmed']);
  expect(resultsOf(await enrol(who, csv))).toEqual(['enrolled', 'not-confirmed']);
  expect([await isEnrolled(ada), await isEnrolled(stranger)]).toEqual([true, false]);
  await app.confirmAddress(stranger.uid);
  expect(resultsOf(await enrol(who, csv))).toEqual(['is-enrolled', 'enrolled']);
});

test('a list is shown line by line before anybody is enrolled, then enrolled, and nothing changes a second time', async () => {
  const [who, ada, grace] = [await teacher(), await confirmed(), await confirmed()];
  await grace.browser.call('POST /api/enrolments', { body: params });
  const nobody = newEmail();
  const csv = `name,email\nAda,${ada.email.toUpperCase()}\nGrace,${grace.email}\nAda, ${ada.email} \nLinus,${nobody}\nTim,tim at home\nAlan`;
  expect(await preview(who, csv)).toEqual({
    rows: [
      { line: 2, address: ada.email.toUpperCase(), result: 'to-enrol' },
      { line: 3, address: grace.email, result: 'is-enrolled' },
      { line: 4, address: ada.email, result: 'twice' },
      { line: 5, address: nobody, result: 'no-account' },
      { line: 6, address: 'tim at home', result: 'no-address' },
      { line: 7, address: '', result: 'no-address' },
    ],
  });
  expect(await isEnrolled(ada)).toBe(false);
  expect(resultsOf(await enrol(who, csv))).toEqual([
    'enrolled',
    'is-enrolled',
    'twice',
    'no-account',
    'no-address',
    'no-address',
  ]);
  expect(await isEnrolled(ada)).toBe(true);
  const entry = { act: 'enrolment-added', actorEmail: who.email, subject: `${ada.email} · course1` };
  expect(await entriesAbout(ada)).toEqual([entry]);
  expect(await entriesAbout(grace)).toEqual([]);
  const list = await ada.browser.call('GET /api/enrolments', { query: {} });
  expect(list.items).toEqual([{ userId: ada.uid, courseId: 'course1' }]);
  expect(resultsOf(await enrol(who, csv)).slice(0, 2)).toEqual(['is-enrolled', 'is-enrolled']);
  const accounts = await app.db.kysely.selectFrom('authUsers').select('id').where('email', '=', nobody).execute();
  expect(accounts).toEqual([]);
});

test('who has left is enrolled again like anybody who was never there', async () => {
  const [who, ada] = [await teacher(), await confirmed()];
  await ada.browser.call('POST /api/enrolments', { body: params });
  await ada.browser.call('DELETE /api/enrolments/{courseId}', { params });
  expect(resultsOf(await preview(who, ada.email))).toEqual(['to-enrol']);
  expect(resultsOf(await enrol(who, ada.email))).toEqual(['enrolled']);
  expect((await ada.browser.call('GET /api/enrolments', { query: {} })).items).toHaveLength(1);
});

test('formulas and scripts in a list are words that are no address, and are given back as they were', async () => {
  const who = await teacher();
  const words = ['=1+1', '@SUM(A1)', '<script>alert(1)</script>', "'; drop table users; --"];
  const { rows } = await enrol(who, words.join('\n'));
  expect(rows.map(({ address, result }) => [address, result])).toEqual(words.map((word) => [word, 'no-address']));
});

test('of two teachers who enrol the same list at once, each person is enrolled once', async () => {
  const [one, other] = [await teacher(), await teacher()];
  const people = await Promise.all(Array.from({ length: 12 }, confirmed));
  const emails = people.map(({ email }) => email);
  const answers = await Promise.all([enrol(one, emails.join('\n')), enrol(other, emails.toReversed().join('\n'))]);
  const results = answers.flatMap(resultsOf);
  expect(results.filter((result) => result === 'enrolled')).toHaveLength(12);
  expect(results.filter((result) => result === 'is-enrolled')).toHaveLength(12);
  for (const person of people) expect(await isEnrolled(person)).toBe(true);
  for (const person of people) expect(await entriesAbout(person)).toHaveLength(1);
});

test('as many as a list may have are enrolled in one commit', async () => {
  const who = await teacher();
  const now = new Date().toISOString();
  const times = { createdAt: now, updatedAt: now, emailVerified: 1, image: null, disabledAt: null };
  const people = Array.from({ length: rowsMax }, (_, number) => ({
    id: `many-${number}`,
    email: `many-${number}@example.org`,
  }));
  for (let from = 0; from < people.length; from += 500) {
    const part = people.slice(from, from + 500);
    const accounts = part.map(({ id, email }) => ({ id, email, name: id, role: 'learner' as const, ...times }));
    await app.db.kysely.insertInto('authUsers').values(accounts).execute();
    await app.db.kysely
      .insertInto('users')
      .values(part.map(({ id, email }) => ({ uid: id, name: id, email })))
      .execute();
  }
  const { rows } = await enrol(who, people.map(({ email }) => email).join('\n'));
  expect(rows.filter(({ result }) => result === 'enrolled')).toHaveLength(rowsMax);
});

test.each([
  ['csv-without-email', 400, 'name,address\nAda,Main Street'],
  ['csv-empty', 400, '\n\n'],
  ['csv-several-emails', 400, 'own,parent\nada@example.org,byron@example.org'],
  ['csv-too-long', 400, 'x\n'.repeat(rowsMax + 1)],
  ['invalid-input', 400, ''],
  ['invalid-input', 400, 'x\n'.repeat(csvMaxLength / 2 + 1)],
  ['payload-too-large', 413, 'x\n'.repeat(512 * 1024)],
])('a list that is none is refused: %s', async (code, status, csv) => {
  const { browser } = await teacher();
  for (const url of [previewUrl, enrolUrl]) {
    expect(await browser.send('POST', url, { body: { csv } })).toMatchObject({ status, body: { code } });
  }
});

test('a refusal names the headings that were found', async () => {
  const { browser } = await teacher();
  const answer = await browser.send('POST', previewUrl, { body: { csv: 'name;group\nAda;A1' } });
  expect(answer.body).toMatchObject({ detail: expect.stringContaining('"name", "group"') as string });
});

test('a visitor and a learner can enrol nobody, and learn of no account', async () => {
  const [ada, grace] = [await confirmed(), await confirmed()];
  for (const url of [previewUrl, enrolUrl]) {
    const body = { csv: ada.email };
    expect(await app.browser().send('POST', url, { body })).toMatchObject({ status: 401 });
    const answer = await grace.browser.send('POST', url, { body });
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  }
  expect(await isEnrolled(ada)).toBe(false);
});

test('an admin may enrol as well, and nobody in a course that there is not', async () => {
  const [admin, ada] = [await confirmed(), await confirmed()];
  await grantRole(app.db, admin.email, 'admin');
  const none = await admin.browser.send('POST', '/api/courses/course7/enrolments', { body: { csv: ada.email } });
  expect(none).toMatchObject({ status: 404, body: { code: 'course-not-found' } });
  expect(resultsOf(await enrol(admin, ada.email))).toEqual(['enrolled']);
});
