import { describe, expect, test } from 'vitest';
import { appForThisFile, type SignedUp } from '../../../../test/support/app.ts';
import { dayMs, hourMs, stopClock } from '../../../../test/support/clock.ts';
import { courseOf, lesson } from '../../../../test/support/learning-events.ts';
import { serveLearning } from '../../../../test/support/learning-server.ts';
import { createLimiter, limiterKey } from '../../../platform/server/limits/limiter.ts';
import type { CourseStructure } from '../course-log.ts';
import type { ClientEvent } from './rows.ts';

const app = await appForThisFile();
const url = '/api/courses/course1/learning-events';

function courses(): Record<string, CourseStructure> {
  const course1 = courseOf([lesson('lists'), lesson('loops', { exerciseIds: ['sum'] })]);
  return { course1, course2: { ...courseOf([lesson('other')]), courseId: 'course2' } };
}

async function enrolled(courseId = 'course1'): Promise<SignedUp> {
  const user = await app.signedUp();
  await user.browser.call('POST /api/enrolments', { body: { courseId } });
  return user;
}

function made(kind: 'lesson-opened' | 'lesson-done' | 'solution-shown', subject = 'lists', given = {}): ClientEvent {
  return { kind, subject, key: crypto.randomUUID(), version: 'v1', clientAt: null, ...given };
}

function body(...events: ClientEvent[]) {
  return { userId: null, device: null, events };
}

/** Body with this number of events. */
function bodyOf(count: number) {
  return body(...Array.from({ length: count }, () => made('lesson-opened')));
}

function storedOf({ uid }: SignedUp) {
  return app.db.kysely.selectFrom('learningEvents').selectAll().where('userId', '=', uid).orderBy('id').execute();
}

describe('a learner who is enrolled', () => {
  test('adds to their record, is told what it has come to, and reads the same again', async () => {
    const clock = stopClock();
    const who = await enrolled();
    const own = (await serveLearning(app, courses())).as(who);
    const device = crypto.randomUUID();
    const done = made('lesson-done', 'lists', { clientAt: Date.now() - hourMs });
    const answer = await own.send('POST', url, {
      body: { userId: null, device, events: [made('lesson-opened'), done] },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { refused: [], progress: { lessonCount: { done: 1, all: 2 }, resume: { lessonId: 'loops' } } },
    });
    expect((await storedOf(who))[1]).toMatchObject({
      courseId: 'course1',
      kind: 'lesson-done',
      subject: 'lists',
      version: 'v1',
      key: done.key,
      device,
      at: Date.now(),
      clientAt: Date.now() - hourMs,
      points: null,
      maxPoints: null,
      passed: null,
    });
    const read = await own.call('GET /api/courses/{courseId}/progress', { params: { courseId: 'course1' } });
    expect(read.progress).toEqual((answer.body as { progress: unknown }).progress);
    expect(read.events.map(({ kind }) => kind).toSorted()).toEqual(['lesson-done', 'lesson-opened']);
    clock.advance(dayMs);
  });

  test('sends the same twice at once, and later once more: it is there once, as it was first', async () => {
    const who = await enrolled();
    const own = (await serveLearning(app, courses())).as(who);
    const event = made('lesson-done');
    const answers = await Promise.all([1, 2, 3].map(() => own.send('POST', url, { body: body(event) })));
    answers.push(await own.send('POST', url, { body: body({ ...event, version: 'v9' }) }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await storedOf(who)).toMatchObject([{ key: event.key, version: 'v1' }]);
  });

  test('takes a lesson back by naming what had made it done', async () => {
    const own = (await serveLearning(app, courses())).as(await enrolled());
    const done = made('lesson-done');
    await own.send('POST', url, { body: body(done) });
    const undone = { ...made('lesson-opened'), kind: 'lesson-undone' as const, undoes: [done.key] };
    const { body: answer } = await own.send('POST', url, { body: body(undone) });
    expect(answer).toMatchObject({ progress: { lessonCount: { done: 0 }, percent: 0 } });
  });

  test('finds the place where they read last, on whichever device and in whichever order the places arrive', async () => {
    const now = Date.now();
    const places = [0.1, 0.7, 0.4].map((place, hour) => ({
      ...made('lesson-opened', 'loops', { clientAt: now - hourMs * [3, 1, 2][hour]! }),
      kind: 'position' as const,
      place,
    }));
    for (const order of [
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]) {
      const own = (await serveLearning(app, courses())).as(await enrolled());
      for (const one of order) await own.send('POST', url, { body: body(places[one]!) });
      const { progress } = await own.call('GET /api/courses/{courseId}/progress', { params: { courseId: 'course1' } });
      expect(progress.resume).toEqual({ lessonId: 'loops', place: 0.7 });
    }
  });

  test('is told of all their courses how far they are', async () => {
    const who = await enrolled();
    await who.browser.call('POST /api/enrolments', { body: { courseId: 'course2' } });
    const own = (await serveLearning(app, courses())).as(who);
    await own.send('POST', url, { body: body(made('lesson-done')) });
    const nothing = { percent: 0, completedAt: null, lastActiveAt: null };
    expect((await own.call('GET /api/progress', {})).items).toMatchObject([
      { ...nothing, courseId: 'course2', nextLesson: { lessonId: 'other', title: 'About other' } },
      { courseId: 'course1', percent: 25, nextLesson: { lessonId: 'loops' } },
    ]);
  });
});

describe('work on what the course', () => {
  test('never had is refused by name, and the rest of it is kept', async () => {
    const who = await enrolled();
    const own = (await serveLearning(app, courses())).as(who);
    const [known, unknown] = [made('lesson-done'), made('lesson-done', 'nonsense')];
    const wrongKind = made('solution-shown', 'lists');
    const answer = await own.send('POST', url, { body: body(unknown, known, wrongKind) });
    const refused = [unknown, wrongKind].map(({ key }) => ({ key, code: 'unknown-subject' }));
    expect(answer).toMatchObject({ status: 200, body: { refused } });
    expect((await storedOf(who)).map(({ key }) => key)).toEqual([known.key]);
  });

  test('had once is kept, also by a process that never knew of it', async () => {
    const who = await enrolled();
    const before = courses();
    before['course1'] = courseOf([lesson('removed-since'), lesson('lists')]);
    const old = (await serveLearning(app, before)).as(who);
    await old.call('GET /api/courses/{courseId}/progress', { params: { courseId: 'course1' } });
    const own = (await serveLearning(app, courses())).as(who);
    const { body: answer } = await own.send('POST', url, { body: body(made('lesson-done', 'removed-since')) });
    expect(answer).toMatchObject({
      refused: [],
      progress: { former: { lessons: [{ lessonId: 'removed-since', state: 'done' }] } },
    });
  });
});

describe('it is refused, and nothing is stored', () => {
  test('to a visitor, to who is not enrolled, and for a course that does not exist', async () => {
    const { as, visitor } = await serveLearning(app, courses());
    const stranger = await enrolled('course2');
    const event = body(made('lesson-done'));
    expect(await visitor().send('POST', url, { body: event })).toMatchObject({
      status: 401,
      body: { code: 'not-signed-in' },
    });
    const notEnrolled = { status: 403, body: { code: 'not-enrolled' } };
    expect(await as(stranger).send('POST', url, { body: event })).toMatchObject(notEnrolled);
    expect(await as(stranger).send('GET', '/api/courses/course1/progress')).toMatchObject(notEnrolled);
    for (const path of ['/api/courses/course7/learning-events', '/api/courses/__proto__/learning-events']) {
      const answer = await as(stranger).send('POST', path, { body: event });
      expect(answer).toMatchObject({ status: 404, body: { code: 'course-not-found' } });
    }
    expect(await storedOf(stranger)).toEqual([]);
  });

  test('for whoever signed in after the learner whose browser has kept it', async () => {
    const [ada, grace] = [await enrolled(), await enrolled()];
    const { as } = await serveLearning(app, courses());
    const kept = { ...body(made('lesson-done')), userId: ada.uid };
    expect(await as(grace).send('POST', url, { body: kept })).toMatchObject({
      status: 409,
      body: { code: 'another-learner' },
    });
    expect(await storedOf(grace)).toEqual([]);
    expect((await as(ada).send('POST', url, { body: kept })).status).toBe(200);
    expect(await storedOf(ada)).toHaveLength(1);
  });

  const huge = 'x'.repeat(20_000);
  test.each([
    [
      'a grade of one’s own making',
      { ...made('lesson-done', 'sum'), kind: 'exercise-submitted', points: 10, maxPoints: 10, passed: true },
    ],
    ['the word that the course is complete', { ...made('lesson-done', 'course1'), kind: 'course-completed' }],
    ['a key that is no UUID', made('lesson-done', 'lists', { key: 'course-completed/course1' })],
    ['a key that is huge', made('lesson-done', 'lists', { key: huge })],
    ['a subject that is huge', made('lesson-done', huge)],
    ['a version that is huge', made('lesson-done', 'lists', { version: huge })],
    ['a version with a NUL in it', made('lesson-done', 'lists', { version: 'v\u0000' })],
    ['a clock beyond all numbers', made('lesson-done', 'lists', { clientAt: 1e300 })],
    ['a place outside the lesson', { ...made('lesson-done'), kind: 'position', place: 2 }],
    ['a hint of no number', { ...made('lesson-done', 'sum'), kind: 'hint-used', hint: -1 }],
    ['nothing taken back', { ...made('lesson-done'), kind: 'lesson-undone', undoes: [] }],
  ])('for %s', async (_, event) => {
    const who = await enrolled();
    const own = (await serveLearning(app, courses())).as(who);
    const answer = await own.send('POST', url, { body: { userId: null, device: null, events: [event] } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(await storedOf(who)).toEqual([]);
  });

  test('for none and for more than a hundred events at once', async () => {
    const own = (await serveLearning(app, courses())).as(await enrolled());
    for (const count of [0, 101]) expect((await own.send('POST', url, { body: bodyOf(count) })).status).toBe(400);
  });

  test('beyond what anybody does in a day, and it is said when it is worth another try', async () => {
    stopClock();
    const who = await enrolled();
    const own = (await serveLearning(app, courses())).as(who);
    for (let count = 0; count < 30; count += 1)
      expect((await own.send('POST', url, { body: bodyOf(100) })).status).toBe(200);
    const answer = await own.send('POST', url, { body: body(made('lesson-opened')) });
    expect(answer).toMatchObject({
      status: 429,
      headers: { 'retry-after': '86400' },
      body: { code: 'too-many-events' },
    });
    expect(await storedOf(who)).toHaveLength(3000);
  });

  test('beyond what anybody does in a course in a year', async () => {
    stopClock();
    const who = await enrolled();
    const own = (await serveLearning(app, courses())).as(who);
    const send = (count: number) => own.send('POST', url, { body: bodyOf(count) });
    const limit = { max: 6000, windowMs: 365 * dayMs };
    const key = limiterKey('learning-events:course', who.uid, 'course1');
    await createLimiter(app.db, Date.now, true).take({ key, limit, by: 5999 });
    expect(await send(2)).toMatchObject({ status: 429, headers: { 'retry-after': String(365 * 24 * 3600) } });
    expect((await send(1)).status).toBe(200);
    expect(await storedOf(who)).toHaveLength(1);
  });

  test('for more at once than is left of the day; a single one is still taken', async () => {
    stopClock();
    const who = await enrolled();
    const own = (await serveLearning(app, courses())).as(who);
    const send = (count: number) => own.send('POST', url, { body: bodyOf(count) });
    for (const count of [...Array.from({ length: 29 }, () => 100), 99]) expect((await send(count)).status).toBe(200);
    expect(await send(2)).toMatchObject({ status: 429, headers: { 'retry-after': '86400' } });
    expect((await send(1)).status).toBe(200);
    expect(await storedOf(who)).toHaveLength(3000);
  });
});

test('a key of another learner is a key like any other: theirs stays theirs, and each has their own event', async () => {
  const { as } = await serveLearning(app, courses());
  const [ada, grace] = [await enrolled(), await enrolled()];
  const event = made('lesson-done');
  for (const who of [ada, grace]) await as(who).send('POST', url, { body: body(event) });
  const undone = { ...made('lesson-opened'), kind: 'lesson-undone' as const, undoes: [event.key] };
  await as(grace).send('POST', url, { body: body(undone) });
  const doneOf = async (who: SignedUp) =>
    (await as(who).call('GET /api/courses/{courseId}/progress', { params: { courseId: 'course1' } })).progress
      .lessonCount.done;
  expect([await doneOf(ada), await doneOf(grace)]).toEqual([1, 0]);
});

test('what was recorded keeps its enrolment, and goes with the account', async () => {
  const who = await enrolled();
  const own = (await serveLearning(app, courses())).as(who);
  const place = { ...made('lesson-opened'), kind: 'position' as const, place: 0.5 };
  await own.send('POST', url, { body: body(made('lesson-done'), place) });
  const enrolment = app.db.kysely.deleteFrom('enrollments').where('userId', '=', who.uid);
  await expect(enrolment.execute()).rejects.toThrow(/constraint/i);
  await app.db.kysely.deleteFrom('authUsers').where('id', '=', who.uid).execute();
  expect(await storedOf(who)).toEqual([]);
  const places = app.db.kysely.selectFrom('learningPositions').selectAll().where('userId', '=', who.uid);
  expect(await places.execute()).toEqual([]);
});
