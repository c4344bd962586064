import { expect, onTestFinished, test, vi } from 'vitest';
import { type SignedUp, appForThisFile, startTestApp } from '../../../../test/support/app.ts';
import { dayMs, secondMs } from '../../../../test/support/clock.ts';
import { courseOf, lesson } from '../../../../test/support/learning-events.ts';
import { serveLearning } from '../../../../test/support/learning-server.ts';
import { serveTeaching } from '../../../../test/support/teaching-server.ts';
import { grantRole } from '../../identity/server/public.ts';

const app = await appForThisFile();
const courseId = 'course1';
const params = { courseId };
const courses = {
  course1: courseOf([lesson('lists'), lesson('loops', { exerciseIds: ['sum', 'max'], hasQuiz: true })]),
};

async function teacherOf(of = app): Promise<SignedUp> {
  const user = await of.signedUp();
  await grantRole(of.db, user.email, 'teacher');
  return user;
}

async function learner(name: string, of = app): Promise<SignedUp> {
  const user = await of.signedUp();
  const { uid, email } = user;
  await user.browser.call('PUT /api/users/{uid}', { params: { uid }, body: { name, email } });
  await user.browser.call('POST /api/enrolments', { body: { courseId } });
  return user;
}

function done(...subjects: string[]) {
  const events = subjects.map((subject) => ({ kind: 'lesson-done', subject, key: crypto.randomUUID() }) as const);
  return { userId: null, device: null, events: events.map((each) => ({ ...each, version: 'v1', clientAt: null })) };
}

/** Ada has passed `sum` at the third attempt with a hint, Grace has two failed attempts, and Linus has done nothing. */
async function classOfThree(of = app) {
  const { as, record } = await serveLearning(of, courses);
  const [ada, grace, linus] = [await learner('Ada', of), await learner('Grace', of), await learner('Linus', of)];
  const grade = ({ uid }: SignedUp, subject: string, points: number) =>
    record.grade({
      userId: uid,
      courseId,
      kind: 'exercise-submitted',
      subject,
      version: 'v7',
      points,
      maxPoints: 10,
      passed: points === 10,
      attemptId: crypto.randomUUID(),
      details: {},
      clientAt: null,
      device: null,
    });
  for (const points of [0, 5, 10]) await grade(ada, 'sum', points);
  for (const points of [0, 5]) await grade(grace, 'sum', points);
  const hint = {
    kind: 'hint-used',
    subject: 'sum',
    key: crypto.randomUUID(),
    version: 'v7',
    clientAt: null,
    hint: 0,
  } as const;
  const add = (who: SignedUp, body: ReturnType<typeof done>) =>
    as(who).call('POST /api/courses/{courseId}/learning-events', { params, body });
  await as(ada).call('POST /api/courses/{courseId}/learning-events', {
    params,
    body: { userId: null, device: null, events: [hint] },
  });
  await add(ada, done('lists', 'loops'));
  await add(grace, done('lists'));
  const own = async (who: SignedUp) =>
    (await as(who).call('GET /api/courses/{courseId}/progress', { params })).progress;
  return { ada, grace, linus, own };
}

test('the figures of a course count what its learners see, and a learner is shown as they see themselves', async () => {
  await using alone = await startTestApp();
  const { ada, grace, linus, own } = await classOfThree(alone);
  const reader = (await serveTeaching(alone, courses))(await teacherOf(alone));
  const figures = await reader.call('GET /api/courses/{courseId}/figures', { params });
  expect(figures).toEqual({
    courseId,
    countedAt: expect.any(Number) as number,
    enrolled: 3,
    activeLately: 2,
    completed: 0,
    lessons: [
      { lessonId: 'lists', title: 'About lists', begun: 2, done: 2, doneEarlier: 0 },
      { lessonId: 'loops', title: 'About loops', begun: 2, done: 1, doneEarlier: 0 },
    ],
    exercises: [
      { exerciseId: 'sum', lessonId: 'loops', begun: 2, done: 1, attempts: 5, hints: 1 },
      { exerciseId: 'max', lessonId: 'loops', begun: 0, done: 0, attempts: 0, hints: 0 },
    ],
    quizzes: [{ quizId: 'loops', begun: 0, done: 0, attempts: 0 }],
  });
  for (const who of [ada, grace, linus]) {
    const shown = await reader.call('GET /api/courses/{courseId}/learners/{userId}', {
      params: { courseId, userId: who.uid },
    });
    expect(shown).toMatchObject({ userId: who.uid, email: who.email, progress: await own(who) });
  }
  const { items } = await reader.call('GET /api/courses/{courseId}/learners', { params, query: {} });
  for (const [place, who] of [linus, grace, ada].entries()) {
    const { percent, lastActiveAt, completedAt } = await own(who);
    expect(items[place]).toMatchObject({ userId: who.uid, percent, lastActiveAt, completedAt });
  }
});

test('learners are sorted and found on the server, page by page', async () => {
  await using alone = await startTestApp();
  await classOfThree(alone);
  const reader = (await serveTeaching(alone, courses))(await teacherOf(alone));
  const list = async (query: object) =>
    (await reader.call('GET /api/courses/{courseId}/learners', { params, query })).items.map(({ name }) => name);
  expect(await list({})).toEqual(['Linus', 'Grace', 'Ada']);
  expect(await list({ order: 'name' })).toEqual(['Ada', 'Grace', 'Linus']);
  expect(await list({ order: 'percent' })).toEqual(['Ada', 'Grace', 'Linus']);
  expect((await list({ order: 'active' })).at(-1)).toBe('Linus');
  expect(await list({ search: 'GRA' })).toEqual(['Grace']);
  expect(await list({ search: 'nobody' })).toEqual([]);
  const first = await reader.call('GET /api/courses/{courseId}/learners', {
    params,
    query: { order: 'name', limit: 2 },
  });
  expect(first.items.map(({ name }) => name)).toEqual(['Ada', 'Grace']);
  expect(await list({ order: 'name', limit: 2, cursor: first.nextCursor })).toEqual(['Linus']);
});

test('a count is shared for a while, and made anew after it, after an enrolment, and when the course has changed', async () => {
  await using alone = await startTestApp();
  await learner('Ada', alone);
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const changing: Record<string, ReturnType<typeof courseOf>> = { ...courses };
  const reader = (await serveTeaching(alone, changing))(await teacherOf(alone));
  const count = async () => (await reader.call('GET /api/courses/{courseId}/figures', { params })).enrolled;
  expect(await Promise.all([count(), count()])).toEqual([1, 1]);
  await learner('Grace', alone);
  expect(await count()).toBe(1);
  vi.advanceTimersByTime(11 * secondMs);
  expect(await count()).toBe(2);
  const linus = await alone.signedUp();
  await alone.confirmAddress(linus.uid);
  await reader.call('POST /api/courses/{courseId}/enrolments', { params, body: { csv: linus.email } });
  expect(await count()).toBe(3);
  await learner('Tim', alone);
  changing[courseId] = courseOf([lesson('lists')]);
  expect(await count()).toBe(4);
});

test('who worked long ago, or in another version, is counted as such', async () => {
  await using alone = await startTestApp();
  const { ada } = await classOfThree(alone);
  const edited = { course1: courseOf([lesson('lists', { version: 'v2' }), lesson('loops')]) };
  const inAMonth = () => Date.now() + 30 * dayMs;
  const reader = (await serveTeaching(alone, edited, inAMonth))(await teacherOf(alone));
  const figures = await reader.call('GET /api/courses/{courseId}/figures', { params });
  expect(figures).toMatchObject({ activeLately: 0, lessons: [{ done: 2, doneEarlier: 2 }, { doneEarlier: 0 }] });
  const { progress } = await reader.call('GET /api/courses/{courseId}/learners/{userId}', {
    params: { courseId, userId: ada.uid },
  });
  expect(progress.lessons[0]).toMatchObject({ state: 'done', doneVersion: 'v1', isChanged: true });
});

test('more learners than are read at once are all counted, once each', async () => {
  await using alone = await startTestApp({ settings: { rateLimits: false } });
  for (let number = 0; number < 45; number += 1) await learner(`Learner ${number}`, alone);
  const reader = (await serveTeaching(alone, courses))(await teacherOf(alone));
  expect((await reader.call('GET /api/courses/{courseId}/figures', { params })).enrolled).toBe(45);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { order: 'name', limit: 20, ...(cursor && { cursor }) } as const;
    const page = await reader.call('GET /api/courses/{courseId}/learners', { params, query });
    seen.push(...page.items.map(({ name }) => name));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(Array.from({ length: 45 }, (_, number) => `Learner ${number}`));
});

test('what learners have done is for teachers and admins, of a course that there is', async () => {
  const ada = await learner('Ada');
  const serve = await serveTeaching(app, courses);
  const [teacher, admin] = [await teacherOf(), await app.signedUp()];
  await grantRole(app.db, admin.email, 'admin');
  const paths = ['figures', 'learners', `learners/${ada.uid}`];
  for (const path of paths) {
    const url = `/api/courses/course1/${path}`;
    const visitor = await serve({ browser: app.browser() }).send('GET', url);
    expect(visitor).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
    // Not even their own progress.
    expect(await serve(ada).send('GET', url)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    for (const who of [teacher, admin]) expect(await serve(who).send('GET', url)).toMatchObject({ status: 200 });
    const none = await serve(teacher).send('GET', `/api/courses/course7/${path}`);
    expect(none).toMatchObject({ status: 404, body: { code: 'course-not-found' } });
  }
  const stranger = await serve(teacher).send('GET', `/api/courses/course1/learners/${admin.uid}`);
  expect(stranger).toMatchObject({ status: 404, body: { code: 'learner-not-found' } });
});
