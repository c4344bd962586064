import { expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import { hourMs, stopClock } from '../../../../test/support/clock.ts';
import { courseOf, lesson } from '../../../../test/support/learning-events.ts';
import { serveLearning } from '../../../../test/support/learning-server.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import type { Completion, Graded } from './public.ts';

const app = await appForThisFile();
const courseId = 'course1';
const twoLessons = () => courseOf([lesson('lists', { exerciseIds: ['sum'] }), lesson('loops', { hasQuiz: true })]);

async function learner() {
  const user = await app.signedUp();
  await user.browser.call('POST /api/enrolments', { body: { courseId } });
  return user;
}

function graded(userId: string, given: Partial<Graded> = {}): Graded {
  const attempt = {
    kind: 'exercise-submitted',
    subject: 'sum',
    version: 'v1',
    attemptId: crypto.randomUUID(),
  } as const;
  const verdict = { points: 10, maxPoints: 10, passed: true, details: { engine: 'quickjs 1' } };
  return { userId, courseId, ...attempt, ...verdict, clientAt: null, device: null, ...given };
}

/** Statement that fails, because the course already exists. */
function failingStatement(): Statement {
  const { sql, parameters } = app.db.kysely.insertInto('courses').values({ courseId }).compile();
  return { sql, values: parameters as string[] };
}

function kindsOf(uid: string) {
  const rows = app.db.kysely.selectFrom('learningEvents').select(['kind', 'subject', 'at']).where('userId', '=', uid);
  return rows.orderBy('id').execute();
}

test('a grade stands in the record with the commit that gives it, or not at all; the same attempt twice stands once', async () => {
  const { uid } = await learner();
  const { record } = await serveLearning(app, { course1: twoLessons() });
  const grade = graded(uid);
  await expect(record.grade(grade, failingStatement())).rejects.toThrow(/unique|duplicate/i);
  expect(await kindsOf(uid)).toEqual([]);
  await record.grade(grade);
  await record.grade({ ...grade, points: 0, passed: false });
  const { progress } = await record.settle(uid, twoLessons());
  expect(progress.exercises).toMatchObject([{ points: 10, attempts: 1, isPassed: true }]);
});

test('what follows from grades is recorded once, also when they are given at once and asked for by many: the lessons, and the course with its moment', async () => {
  const clock = stopClock();
  const { uid } = await learner();
  const structure = twoLessons();
  const { record } = await serveLearning(app, { course1: structure });
  const [exercise, quiz] = [graded(uid), graded(uid, { kind: 'quiz-submitted', subject: 'loops' })];
  await Promise.all([exercise, quiz, exercise, quiz].map((grade) => record.grade(grade)));
  const completedAt = Date.now();
  clock.advance(hourMs);
  const records = await Promise.all([1, 2, 3].map(() => record.settle(uid, structure)));
  for (const { progress } of records) expect(progress).toMatchObject({ percent: 100, completedAt });
  const told = (await kindsOf(uid)).map(({ kind, subject, at }) => `${kind} ${subject} ${at - completedAt}`);
  expect(told.toSorted()).toEqual([
    'course-completed course1 0',
    'exercise-submitted sum 0',
    'lesson-done lists 0',
    'lesson-done loops 0',
    'quiz-submitted loops 0',
  ]);
  const more = courseOf([...structure.chapters[0]!.lessons, lesson('files')]);
  expect((await record.settle(uid, more)).progress).toMatchObject({ completedAt, resume: { lessonId: 'files' } });
});

test('the pass that completes a course is one commit with the completion and what others do then, or nothing at all', async () => {
  const { uid } = await learner();
  const structure = courseOf([lesson('lists', { exerciseIds: ['sum'] })]);
  const completions: Completion[] = [];
  let isBroken = true;
  const { record } = await serveLearning(app, { course1: structure }, (completion) => {
    completions.push(completion);
    return isBroken ? [failingStatement()] : [];
  });
  const grade = graded(uid);
  await expect(record.grade(grade)).rejects.toThrow(/unique|duplicate/i);
  expect(await kindsOf(uid)).toEqual([]);
  isBroken = false;
  await record.grade(grade);
  const stood = await kindsOf(uid);
  expect(stood.map(({ kind }) => kind)).toEqual(['exercise-submitted', 'lesson-done', 'course-completed']);
  expect(completions.at(-1)).toEqual({ userId: uid, courseId, completedAt: stood[0]!.at, rule: undefined });
  expect(completions).toHaveLength(2);
});

test('so is the lesson that a learner says is done', async () => {
  const ada = await learner();
  let isBroken = true;
  const { as } = await serveLearning(app, { course1: courseOf([lesson('lists')]) }, () =>
    isBroken ? [failingStatement()] : [],
  );
  const event = {
    kind: 'lesson-done',
    subject: 'lists',
    key: crypto.randomUUID(),
    version: 'v1',
    clientAt: null,
  } as const;
  const send = () =>
    as(ada).try('POST /api/courses/{courseId}/learning-events', {
      params: { courseId },
      body: { userId: null, device: null, events: [event, event] },
    });
  expect(await send()).toMatchObject({ status: 500 });
  expect(await kindsOf(ada.uid)).toEqual([]);
  isBroken = false;
  expect(await send()).toMatchObject({ status: 200 });
  expect((await kindsOf(ada.uid)).map(({ kind }) => kind)).toEqual(['lesson-done', 'course-completed']);
  const standing = app.db.kysely
    .selectFrom('enrollments')
    .select(['percent', 'progressOf'])
    .where('userId', '=', ada.uid);
  // An event sent twice counts once: a count of 3 would block later summaries derived from fewer events.
  expect(await standing.execute()).toEqual([{ percent: 100, progressOf: 2 }]);
});

test('a finished lesson whose key stands in another course is not stored, and completes nothing', async () => {
  const ada = await learner();
  await ada.browser.call('POST /api/enrolments', { body: { courseId: 'course2' } });
  const course2 = { ...courseOf([lesson('lists')]), courseId: 'course2' };
  const { as } = await serveLearning(app, { course1: courseOf([lesson('lists')]), course2 });
  const about = { subject: 'lists', key: crypto.randomUUID(), version: 'v1', clientAt: null } as const;
  const send = (of: string, kind: 'lesson-opened' | 'lesson-done') =>
    as(ada).call('POST /api/courses/{courseId}/learning-events', {
      params: { courseId: of },
      body: { userId: null, device: null, events: [{ ...about, kind }] },
    });
  await send('course2', 'lesson-opened');
  const { progress } = await send(courseId, 'lesson-done');
  expect(progress.completedAt).toBeNull();
  expect((await kindsOf(ada.uid)).map(({ kind }) => kind)).toEqual(['lesson-opened']);
});

test('a hand-in that was graded is done if it is passed, and counts its points either way', async () => {
  const { uid } = await learner();
  const { record } = await serveLearning(app, { course1: twoLessons() });
  await record.grade(graded(uid, { kind: 'hand-in-graded', points: 2, maxPoints: 30, passed: false }));
  const exercises = async () => (await record.settle(uid, twoLessons())).progress.exercises;
  expect(await exercises()).toMatchObject([{ points: 2, isPassed: false }]);
  await record.grade(
    graded(uid, { kind: 'hand-in-graded', points: 15, maxPoints: 30, passed: true, attemptId: 'again' }),
  );
  expect(await exercises()).toMatchObject([{ points: 15, outOf: 30, isPassed: true }]);
});

test("a learner's other windows hear of what one of them records, and of a grade; another learner's hear nothing", async () => {
  const [ada, grace] = [await learner(), await learner()];
  const { record, as } = await serveLearning(app, { course1: twoLessons() });
  const heardBy = async (uid: string) =>
    (await app.db.kysely.selectFrom('events').select(['type', 'data']).where('userId', '=', uid).execute()).filter(
      ({ type }) => type === 'progress',
    );
  await record.grade(graded(ada.uid));
  const event = {
    kind: 'lesson-opened',
    subject: 'loops',
    key: crypto.randomUUID(),
    version: 'v1',
    clientAt: null,
  } as const;
  await as(ada).call('POST /api/courses/{courseId}/learning-events', {
    params: { courseId },
    body: { userId: null, device: null, events: [event] },
  });
  const heard = await heardBy(ada.uid);
  expect(heard.length).toBeGreaterThanOrEqual(2);
  expect(new Set(heard.map(({ data }) => data))).toEqual(new Set([JSON.stringify({ courseId })]));
  expect(await heardBy(grace.uid)).toEqual([]);
});
