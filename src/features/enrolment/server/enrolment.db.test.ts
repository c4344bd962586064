import { expect, test } from 'vitest';
import { appForThisFile, startTestApp } from '../../../../test/support/app.ts';

const app = await appForThisFile();

test('a learner who enrols is enrolled, and finds the course in the list of their own (§1, §3, §6, §7)', async () => {
  const { browser, uid } = await app.signedUp();
  const answer = await browser.try('POST /api/enrolments', { body: { courseId: 'course1' } });
  expect(answer).toMatchObject({ status: 201, body: { userId: uid, courseId: 'course1' } });
  expect(Object.keys(answer.body as object).toSorted()).toEqual(['courseId', 'userId']);
  expect(await browser.call('GET /api/enrolments', { query: {} })).toEqual({
    items: [{ userId: uid, courseId: 'course1' }],
    nextCursor: null,
  });
});

test('enrolling again, or five times at once, succeeds and leaves one enrolment (§4, §7)', async () => {
  const { browser, uid } = await app.signedUp();
  const enrol = () => browser.try('POST /api/enrolments', { body: { courseId: 'course1' } });
  const answers = [...(await Promise.all([enrol(), enrol(), enrol(), enrol(), enrol()])), await enrol()];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
  const rows = await app.db.kysely.selectFrom('enrollments').select('courseId').where('userId', '=', uid).execute();
  expect(rows).toEqual([{ courseId: 'course1' }]);
});

test.each(['course7', 'course0', 'COURSE1', ' course1', 'constructor', "course1' or '1'='1"])(
  'nobody can enrol in %j, which is no course',
  async (courseId) => {
    const { browser, uid } = await app.signedUp();
    const answer = await browser.try('POST /api/enrolments', { body: { courseId } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'course-not-found', detail: 'Course not found' } });
    expect(await app.db.kysely.selectFrom('enrollments').selectAll().where('userId', '=', uid).execute()).toEqual([]);
  },
);

test('a visitor can neither enrol nor list enrolments (§5)', async () => {
  const visitor = app.browser();
  for (const answer of [
    await visitor.try('POST /api/enrolments', { body: { courseId: 'course1' } }),
    await visitor.try('GET /api/enrolments', { query: {} }),
  ]) {
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'not-signed-in', detail: 'Please log in to continue.' },
    });
  }
});

test('a learner enrols only themselves and sees only their own, whatever else they send (§6, §7)', async () => {
  const [ada, grace] = [await app.signedUp(), await app.signedUp()];
  await grace.browser.call('POST /api/enrolments', { body: { courseId: 'course3' } });
  await ada.browser.send('POST', '/api/enrolments', { body: { courseId: 'course1', userId: grace.uid } });
  const own = await ada.browser.send('GET', `/api/enrolments?userId=${grace.uid}`);
  expect(own.body).toEqual({ items: [{ userId: ada.uid, courseId: 'course1' }], nextCursor: null });
  const hers = await grace.browser.call('GET /api/enrolments', { query: {} });
  expect(hers.items).toEqual([{ userId: grace.uid, courseId: 'course3' }]);
});

test('with a course the list says whether the learner is enrolled in it (§4, §7)', async () => {
  const { browser, uid } = await app.signedUp();
  await browser.call('POST /api/enrolments', { body: { courseId: 'course2' } });
  const listOf = (courseId: string) => browser.call('GET /api/enrolments', { query: { courseId } });
  expect((await listOf('course2')).items).toEqual([{ userId: uid, courseId: 'course2' }]);
  expect((await listOf('course1')).items).toEqual([]);
  expect((await listOf('course7')).items).toEqual([]);
});

test('the list is newest first and can be read page by page', async () => {
  const { browser } = await app.signedUp();
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await browser.call('POST /api/enrolments', { body: { courseId: `course${number}` } });
  }
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await browser.call('GET /api/enrolments', { query: { limit: 4, ...(cursor && { cursor }) } });
    seen.push(...page.items.map(({ courseId }) => courseId));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(['course6', 'course5', 'course4', 'course3', 'course2', 'course1']);
});

test('an enrolment that fails is logged, and its answer carries the reference that finds the lines (§8)', async () => {
  await using broken = await startTestApp();
  const { browser } = await broken.signedUp();
  await broken.db.close();
  const answer = await browser.try('POST /api/enrolments', { body: { courseId: 'course1' } });
  expect(answer).toMatchObject({ status: 503, body: { code: 'database-unavailable' } });
  const { reference } = answer.body as { reference: string };
  const lines = broken.logLines.filter((line) => 'reqId' in line && line.reqId === reference);
  expect(lines).toMatchObject([
    { level: 50, msg: 'the database does not answer', err: {} },
    { method: 'POST', route: '/api/enrolments', status: 503 },
  ]);
});
