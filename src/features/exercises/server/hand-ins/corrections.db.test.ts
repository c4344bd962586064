import { beforeAll, expect, test } from 'vitest';
import { type SignedUp, appForThisFile } from '../../../../../test/support/app.ts';
import { glass, glassCourse, work } from '../../../../../test/support/exercise-course.ts';
import { grantRole } from '../../../identity/server/public.ts';

// Corrections of grades.

const content = glassCourse();
const app = await appForThisFile({ settings: { contentDir: content.path, rateLimits: false } });
const links = 'POST /api/courses/{courseId}/exercises/{exerciseId}/hand-in-links';
const own = 'GET /api/courses/{courseId}/exercises/{exerciseId}/hand-ins';
const ofCourse = { courseId: glass };
let grace: SignedUp;

beforeAll(async () => {
  grace = await app.signedUpAs('teacher');
});

async function learner(): Promise<SignedUp> {
  const signedUp = await app.signedUp();
  await signedUp.browser.call('POST /api/enrolments', { body: { courseId: glass } });
  return signedUp;
}

async function handedIn(of: SignedUp): Promise<string> {
  return (await of.browser.call(links, { params: work, body: { link: 'https://example.org/ada/work' } })).id;
}

const shown = (handInId: string) => grace.browser.call('GET /api/hand-ins/{handInId}', { params: { handInId } });

async function graded(
  handInId: string,
  scores: number[],
  comment = '',
  { browser } = grace,
  correctsGradedAt?: number,
) {
  const { task } = await shown(handInId);
  const body = {
    taskVersion: task?.version ?? 'none',
    scores,
    comment,
    ...(correctsGradedAt !== undefined && { correctsGradedAt }),
  };
  return browser.try('PUT /api/hand-ins/{handInId}/grade', { params: { handInId }, body });
}

async function corrected(handInId: string, scores: number[], comment = '', by = grace) {
  return graded(handInId, scores, comment, by, (await shown(handInId)).grade?.gradedAt);
}

test('a grade is corrected: the learner is told, everybody sees the one before, and the corrected one counts, higher or lower', async () => {
  const ada = await learner();
  const id = await handedIn(ada);
  await graded(id, [4, 0], 'Too little.');
  const result = async () => {
    const { progress } = await ada.browser.call('GET /api/courses/{courseId}/progress', { params: ofCourse });
    const { points, isPassed, attempts } = progress.exercises.find(({ exerciseId }) => exerciseId === 'work') ?? {};
    return [points, isPassed, attempts];
  };
  expect(await result()).toEqual([4, false, 1]);
  expect(await corrected(id, [6, 2], 'I had missed a file.')).toMatchObject({ status: 200 });
  expect(await result()).toEqual([8, true, 1]);
  const linus = await app.signedUpAs('teacher');
  expect(await corrected(id, [3, 1], 'Copied.', linus)).toMatchObject({ status: 200 });
  expect(await result()).toEqual([4, false, 1]);

  const { items: told } = await ada.browser.call('GET /api/notifications', { query: {} });
  expect(told.slice(0, 2).map(({ message }) => message)).toEqual([
    'The grade of “Your work” was corrected: 4 of 10 points instead of 8. It is not passed yet. You can submit again.',
    'The grade of “Your work” was corrected: 8 of 10 points instead of 4. You passed.',
  ]);
  const { items } = await ada.browser.call(own, { params: work });
  const earlier = [
    { points: 8, comment: 'I had missed a file.' },
    { points: 4, comment: 'Too little.' },
  ];
  expect(items).toMatchObject([{ grade: { points: 4, comment: 'Copied.' }, earlierGrades: earlier }]);
  const { gradedBy, earlierGrades } = await shown(id);
  expect([gradedBy, ...earlierGrades.map((each) => each.gradedBy)]).toEqual([linus.email, grace.email, grace.email]);
  const acts = app.db.kysely.selectFrom('auditEntries').select('act').where('subjectId', '=', ada.uid);
  expect((await acts.orderBy('id').execute()).map(({ act }) => act)).toEqual([
    'hand-in-graded',
    'hand-in-grade-corrected',
    'hand-in-grade-corrected',
  ]);
});

test('a grade that is corrected downwards leaves what was handed in besides as it is', async () => {
  const ada = await learner();
  const [first, second] = [await handedIn(ada), await handedIn(ada)];
  await graded(first, [6, 4]);
  await graded(second, [5, 2]);
  await corrected(first, [0, 0]);
  const { progress } = await ada.browser.call('GET /api/courses/{courseId}/progress', { params: ofCourse });
  const { points, isPassed, attempts } = progress.exercises.find(({ exerciseId }) => exerciseId === 'work') ?? {};
  expect([points, isPassed, attempts]).toEqual([7, true, 2]);
});

test('a grade is corrected only by whoever has seen it: of two at the same moment one counts, and a first grade is no correction', async () => {
  const [ada, linus] = [await learner(), await app.signedUpAs('teacher')];
  const id = await handedIn(ada);
  const refused = { status: 409, body: { code: 'already-graded' } };
  expect(await graded(id, [1, 1], '', grace, 1)).toMatchObject(refused);
  await graded(id, [1, 1]);
  expect(await graded(id, [2, 2])).toMatchObject(refused);
  const seen = (await shown(id)).grade?.gradedAt;
  const answers = await Promise.all([graded(id, [3, 3], '', grace, seen), graded(id, [4, 4], '', linus, seen)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect((await shown(id)).earlierGrades).toHaveLength(1);
  const { events } = await ada.browser.call('GET /api/courses/{courseId}/progress', { params: ofCourse });
  expect(events.filter(({ kind }) => kind === 'hand-in-graded')).toHaveLength(2);
  await grantRole(app.db, ada.email, 'teacher');
  expect(await corrected(id, [6, 4], '', ada)).toMatchObject({ status: 403, body: { code: 'own-hand-in' } });
});
