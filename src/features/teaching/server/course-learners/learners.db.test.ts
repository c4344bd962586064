import { expect, test } from 'vitest';
import { type SignedUp, appForThisFile, newEmail, startTestApp } from '../../../../../test/support/app.ts';
import { eventually } from '../../../../../test/support/eventually.ts';
import type { RequestOf } from '../../../../platform/contract/routes.ts';
import { newId } from '../../../../platform/server/ids.ts';
import { grantRole } from '../../../identity/server/public.ts';
import type { courseLearnerRoutes } from '../../course-learners-contract.ts';

const courseId = 'course3';
const { promise: compared, resolve: tellCompared } = Promise.withResolvers<void>();
const app = await appForThisFile({
  settings: { rateLimits: false },
  between: (db) => ({
    ...db,
    readPrepared: (text, values) => {
      const rows = db.readPrepared(text, values);
      if (text.includes('from "enrollments"') && values.includes(courseId))
        void rows.finally(tellCompared).catch(() => undefined);
      return rows;
    },
  }),
});
// At its start the app recomputes the progress of courses with learners; these tests write progress that nobody made.
await compared;
const params = { courseId };

async function administrator() {
  const admin = await app.signedUp();
  await grantRole(app.db, admin.email, 'admin');
  return admin;
}

async function learner(name = '', course = courseId) {
  const user = await app.signedUp();
  if (name !== '') await app.db.kysely.updateTable('users').set({ name }).where('uid', '=', user.uid).execute();
  await user.browser.call('POST /api/enrolments', { body: { courseId: course } });
  return user;
}

/** Sets a learner's progress summary, as the progress feature would. */
async function setStanding(
  { uid }: SignedUp,
  standing: { percent?: number; lastActiveAt?: number; completedAt?: number },
) {
  await app.db.kysely
    .updateTable('enrollments')
    .set(standing)
    .where('userId', '=', uid)
    .where('courseId', '=', courseId)
    .execute();
}

type Route = 'GET /api/admin/courses/{courseId}/learners';
type Asked = RequestOf<(typeof courseLearnerRoutes)[Route]>['query'];
type Listed = Awaited<ReturnType<typeof pageOf>>;

function pageOf({ browser }: SignedUp, query: Asked, course: string) {
  return browser.call('GET /api/admin/courses/{courseId}/learners', { params: { courseId: course }, query });
}

/** Lists all of them, in pages of two. */
async function listed(admin: SignedUp, asked: Asked = {}, course = courseId): Promise<Listed['items']> {
  const items: Listed['items'] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Listed = await pageOf(admin, { limit: 2, ...asked, ...(cursor && { cursor }) }, course);
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}

async function addresses(admin: SignedUp, asked: Asked = {}) {
  return (await listed(admin, asked)).map(({ email }) => email);
}

test('an administrator sees each course with its learners, page by page in every order, and finds one by name and address', async () => {
  const admin = await administrator();
  const [ada, bela, cleo] = [await learner('Ada Lovelace'), await learner('Béla Bartók'), await learner()];
  await setStanding(ada, { percent: 40, lastActiveAt: Date.now() });
  await setStanding(bela, { percent: 100, lastActiveAt: 1000, completedAt: Date.now() });
  const order = { newest: [cleo, bela, ada], furthest: [bela, ada, cleo], active: [ada, bela, cleo] };
  const reverse = { newest: 'oldest', furthest: 'behind', active: 'idle' } as const;
  for (const [name, people] of Object.entries(order)) {
    const emails = people.map(({ email }) => email);
    const wanted = name as keyof typeof reverse;
    expect(await addresses(admin, { order: wanted })).toEqual(emails);
    expect(await addresses(admin, { order: reverse[wanted] })).toEqual(emails.toReversed());
  }
  expect(await addresses(admin, { search: 'LOVE', order: 'furthest' })).toEqual([ada.email]);
  expect(await addresses(admin, { search: cleo.email.slice(2, 20) })).toEqual([cleo.email]);
  expect(await addresses(admin, { search: '100%' })).toEqual([]);
  const items = await listed(admin);
  expect(items.find(({ uid }) => uid === bela.uid)).toMatchObject({ name: 'Béla Bartók', percent: 100, leftAt: null });
  expect(items.find(({ uid }) => uid === cleo.uid)).toMatchObject({ lastActiveAt: null, finishedAt: null });
  const { items: courses } = await admin.browser.call('GET /api/admin/courses', {});
  expect(courses.find((course) => course.courseId === courseId)).toMatchObject({
    enrolled: 3,
    activeLately: 1,
    finished: 1,
    left: 0,
    rating: null,
  });
  const { body } = await admin.browser.send('GET', '/api/admin/courses.csv?search=react&order=enrolled');
  const [title, ...others] = courses.filter((course) => course.title.includes('React')).map((course) => course.title);
  expect(others).toEqual([]);
  expect(String(body).split(/\r?\n/).slice(1)).toEqual([expect.stringMatching(new RegExp(`^${title},course\\d,`)), '']);
  const { body: all } = await admin.browser.send('GET', '/api/admin/courses.csv?order=enrolled');
  expect(String(all).split(/\r?\n/)[1]).toContain(`,${courseId},3,1,1,0,,0`);
});

test('what a learner does stands in the list at once: how far, and where they go on', async () => {
  const beforeMs = Date.now();
  const admin = await administrator();
  const ada = await learner('', 'course1');
  const { structure } = await ada.browser.call('GET /api/courses/{courseId}/progress', {
    params: { courseId: 'course1' },
  });
  const [first, second] = structure.chapters.flatMap(({ lessons }) => lessons);
  const event = { key: crypto.randomUUID(), subject: first!.lessonId, version: first!.version, clientAt: null };
  await ada.browser.call('POST /api/courses/{courseId}/learning-events', {
    params: { courseId: 'course1' },
    body: { userId: ada.uid, device: null, events: [{ ...event, kind: 'lesson-done' }] },
  });
  const [line] = await listed(admin, { search: ada.email }, 'course1');
  expect(line).toMatchObject({ lesson: second!.title });
  expect(line!.percent).toBeGreaterThan(0);
  expect(line!.lastActiveAt).toBeGreaterThanOrEqual(beforeMs);
});

test('enrolments end and go on as they were, each with a line in the audit log; what changed meanwhile stays as it is', async () => {
  const admin = await administrator();
  const [ada, bela] = [await learner(), await learner()];
  const idOf = async ({ email }: SignedUp, state: 'enrolled' | 'left' = 'enrolled') =>
    (await listed(admin, { search: email, state }))[0]?.id ?? '';
  const [adas, belas] = [await idOf(ada), await idOf(bela)];
  const set = (ids: string[], from: 'enrolled' | 'left', to: 'enrolled' | 'left') =>
    admin.browser.call('PUT /api/admin/enrolments/states', { body: { changes: ids.map((id) => ({ id, from, to })) } });
  const ended = await set([adas, belas, newId()], 'enrolled', 'left');
  expect(ended.results.map(({ failure }) => failure?.code)).toEqual([undefined, undefined, 'enrolment-not-found']);
  const mine = async () => (await ada.browser.call('GET /api/enrolments', { query: {} })).items;
  expect(await mine()).toEqual([]);
  expect(await addresses(admin, { search: ada.email })).toEqual([]);
  expect((await listed(admin, { search: ada.email, state: 'left' }))[0]?.leftAt).not.toBeNull();
  expect((await set([adas], 'enrolled', 'left')).results[0]?.failure?.code).toBe('enrolment-changed');
  const twice = await Promise.all([set([adas], 'left', 'enrolled'), set([adas], 'left', 'enrolled')]);
  expect(new Set(twice.map(({ results }) => results[0]?.failure?.code))).toEqual(
    new Set(['enrolment-changed', undefined]),
  );
  expect(await mine()).toHaveLength(1);
  expect(await idOf(ada)).toBe(adas);
  // A learner who enrolls again gets a new enrollment: the ended one no longer applies.
  await bela.browser.call('POST /api/enrolments', { body: { courseId } });
  expect((await set([belas], 'left', 'enrolled')).results[0]?.failure?.code).toBe('enrolment-not-found');
  const { items } = await admin.browser.call('GET /api/admin/audit-entries', { query: {} });
  const written = items.filter(({ subject }) => subject === `${ada.email} · ${courseId}`).map(({ act }) => act);
  expect(written).toEqual(['enrolment-restored', 'enrolment-ended']);
});

test('somebody is enrolled by address once; without an account, or with none that is one, it is said', async () => {
  const admin = await administrator();
  const ada = await app.signedUp();
  const enrol = (email: unknown, course = courseId) =>
    admin.browser.try('POST /api/admin/courses/{courseId}/learners', {
      params: { courseId: course },
      body: { email } as { email: string },
    });
  const both = await Promise.all([enrol(ada.email.toUpperCase()), enrol(ada.email)]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect(await addresses(admin, { search: ada.email })).toEqual([ada.email]);
  expect((await enrol(newEmail())).body).toMatchObject({ code: 'no-such-account' });
  expect((await enrol(ada.email, 'course99')).status).toBe(404);
  for (const wrong of [7, null, '', 'ada', `${'a'.repeat(300)}@example.org`])
    expect((await enrol(wrong)).status).toBe(400);
});

test('wrong orders, states, cursors and endless searches are refused or find nothing, and nothing breaks', async () => {
  const admin = await administrator();
  const ask = (query: object) => admin.browser.try('GET /api/admin/courses/{courseId}/learners', { params, query });
  for (const wrong of [{ order: 'name' }, { state: 'all' }, { search: 'x'.repeat(101) }, { limit: '1000' }]) {
    expect((await ask(wrong)).status).toBe(400);
  }
  for (const cursor of ['x', '..', '1e9.x', '%00', "';--", '9'.repeat(100)]) {
    expect((await ask({ cursor, order: 'furthest' })).status).toBe(200);
  }
  expect(
    (await admin.browser.try('GET /api/admin/courses/{courseId}/learners', { params: { courseId: 'no' }, query: {} }))
      .status,
  ).toBe(404);
});

test('the file has the same learners, and no cell of it is a formula', async () => {
  const admin = await administrator();
  const ada = await learner('=HYPERLINK("http://evil.example")');
  const { body } = await admin.browser.send(
    'GET',
    `/api/admin/courses/${courseId}/learners.csv?search=${ada.email}&order=furthest`,
  );
  expect(String(body)).toContain(`${ada.email},"'=HYPERLINK(""http://evil.example"")"`);
});

test('how far everybody is, is made anew when it never was, and says so until then', async () => {
  const admin = await administrator();
  const ada = await learner();
  await setStanding(ada, { percent: 77 });
  const isBehind = async () => (await admin.browser.call('GET /api/admin/courses', {})).isBehind;
  await eventually('the start to have looked', async () => !(await isBehind()));
  await app.db.kysely
    .updateTable('courseStandings')
    .set({ structure: 'older', contentVersion: 0 })
    .where('courseId', '=', courseId)
    .execute();
  await using beside = await startTestApp({ beside: app });
  expect(beside.place).toBe(app.place);
  await eventually('the standing to be made anew', async () => {
    const [line] = await listed(admin, { search: ada.email });
    return line?.percent === 0 && !(await isBehind());
  });
});

test('a search that more people fit than are looked up one by one finds those of the course, in its order', async () => {
  const admin = await administrator();
  const at = new Date(0).toISOString();
  const state = {
    name: '',
    emailVerified: 1,
    role: 'learner' as const,
    disabledAt: null,
    createdAt: at,
    updatedAt: at,
  };
  const many = Array.from({ length: 1100 }, (_, count) => ({ uid: newId(), email: `many-${count}@example.org` }));
  for (let from = 0; from < many.length; from += 550) {
    const some = many.slice(from, from + 550);
    const accounts = some.map(({ uid, email }) => ({ id: uid, email, ...state }));
    const users = some.map(({ uid, email }) => ({ uid, email, name: 'Manifold' }));
    await app.db.kysely.insertInto('authUsers').values(accounts).execute();
    await app.db.kysely.insertInto('users').values(users).execute();
  }
  const enrolled = many.slice(1095).map(({ uid }, place) => ({
    id: newId(),
    userId: uid,
    courseId,
    percent: place * 10,
    endedAt: place === 0 ? 1 : null,
  }));
  await app.db.kysely.insertInto('enrollments').values(enrolled).execute();
  const found = async (asked: Asked) => (await listed(admin, asked)).map(({ percent }) => percent);
  expect(await found({ search: 'manifold', order: 'furthest' })).toEqual([40, 30, 20, 10]);
  expect(await found({ search: 'many-10', order: 'behind' })).toEqual([10, 20, 30, 40]);
  expect(await found({ search: 'manifold', state: 'left' })).toEqual([0]);
});
