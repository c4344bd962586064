import { expect, test } from 'vitest';
import { appForThisFile, startTestApp } from '../../../../test/support/app.ts';
import { courseOf, lesson } from '../../../../test/support/learning-events.ts';
import { serveLearning } from '../../../../test/support/learning-server.ts';
import { grantRole } from '../../identity/server/public.ts';

const app = await appForThisFile();
const courseId = 'course1';
const params = { courseId };
const structure = courseOf([
  lesson('lists', { title: 'Lists, sets' }),
  lesson('loops', { exerciseIds: ['sum'], hasQuiz: true }),
]);
const teacher = await app.signedUp();
await grantRole(app.db, teacher.email, 'teacher');

async function learner(name: string, in_ = app) {
  const user = await in_.signedUp();
  const { uid, email } = user;
  await user.browser.call('PUT /api/users/{uid}', { params: { uid }, body: { name, email } });
  await user.browser.call('POST /api/enrolments', { body: { courseId } });
  return user;
}

function done(subject: string) {
  const event = { kind: 'lesson-done', subject, key: crypto.randomUUID(), version: 'v1', clientAt: null } as const;
  return { userId: null, device: null, events: [event] };
}

test("a teacher's report and its file say of each learner what they themselves see, page by page", async () => {
  const { as } = await serveLearning(app, { course1: structure });
  const own = new Map<string, unknown>();
  for (const name of ['Ada', 'Grace', 'Linus']) {
    const who = await learner(name);
    if (name !== 'Linus')
      await as(who).call('POST /api/courses/{courseId}/learning-events', { params, body: done('lists') });
    own.set(name, (await as(who).call('GET /api/courses/{courseId}/progress', { params })).progress);
  }
  // A learner who has left takes no place on a page, with or without events.
  for (const name of ['Left', 'Gone'])
    await (await learner(name)).browser.call('DELETE /api/enrolments/{courseId}', { params });
  const reader = as(teacher);
  const first = await reader.call('GET /api/courses/{courseId}/report', { params, query: { limit: 2 } });
  const cursor = first.nextCursor ?? '';
  const second = await reader.call('GET /api/courses/{courseId}/report', { params, query: { limit: 2, cursor } });
  const items = [...first.items, ...second.items];
  expect(items.map(({ name }) => name)).toEqual(['Linus', 'Grace', 'Ada']);
  for (const { name, progress } of items) expect(progress).toEqual(own.get(name));
  const file = await reader.send('GET', '/api/courses/course1/report.csv');
  expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'text/csv; charset=utf-8' } });
  const lines = String(file.body).split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFName,Email,Percent,Points,Out of,Completed,Last active,"Lists, sets: done","Lists, sets: version",About loops: done,About loops: version,sum: points,About loops: quiz percent',
  );
  expect(lines.slice(1).map((line) => line.split(',').slice(2, 5))).toEqual([
    ['0', '0', '10'],
    ['16', '0', '10'],
    ['16', '0', '10'],
    [],
  ]);
  expect(lines[3]).toMatch(/^Ada,learner-.*,16,0,10,,20\d\d-.*Z,20\d\d-.*Z,v1,,,,$/);
});

test('no cell of the file is a formula, whatever name a learner has', async () => {
  await using alone = await startTestApp();
  const { as } = await serveLearning(alone, { course1: structure });
  const teaching = await alone.signedUp();
  await grantRole(alone.db, teaching.email, 'teacher');
  const names = ['=1+1', '+1', '-1', '@SUM(A1)', '"=1",x', "'=1"];
  for (const name of names) await learner(name, alone);
  const file = await as(teaching).send('GET', '/api/courses/course1/report.csv');
  const first = String(file.body)
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',learner-')[0]);
  expect(first.toReversed()).toEqual(["'=1+1", "'+1", "'-1", "'@SUM(A1)", '"""=1"",x"', "'=1"]);
});

test('more learners than a page has are all in the file, once each', async () => {
  await using alone = await startTestApp({ settings: { rateLimits: false } });
  const { as } = await serveLearning(alone, { course1: structure });
  const teaching = await alone.signedUp();
  await grantRole(alone.db, teaching.email, 'teacher');
  const uids = Array.from({ length: 230 }, (_, number) => `u${number}`);
  const now = new Date().toISOString();
  const times = { createdAt: now, updatedAt: now, emailVerified: 0, image: null, disabledAt: null };
  for (const uid of uids) {
    const email = `${uid}@example.org`;
    await alone.db.kysely
      .insertInto('authUsers')
      .values({ id: uid, name: uid, email, role: 'learner', ...times })
      .execute();
    await alone.db.kysely.insertInto('users').values({ uid, name: uid, email }).execute();
    await alone.db.kysely
      .insertInto('enrollments')
      .values({ id: uid.padStart(5, '0'), userId: uid, courseId })
      .execute();
  }
  const file = await as(teaching).send('GET', '/api/courses/course1/report.csv');
  const names = String(file.body)
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0] ?? '');
  expect(names.toSorted()).toEqual(uids.toSorted());
});

test('a report is for teachers of a course that there is', async () => {
  const { as, visitor } = await serveLearning(app, { course1: structure });
  const who = await learner('Ada');
  for (const path of ['report', 'report.csv']) {
    const url = `/api/courses/course1/${path}`;
    expect(await visitor().send('GET', url)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
    expect(await as(who).send('GET', url)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const none = await as(teacher).send('GET', `/api/courses/course7/${path}`);
    expect(none).toMatchObject({ status: 404, body: { code: 'course-not-found' } });
  }
});
