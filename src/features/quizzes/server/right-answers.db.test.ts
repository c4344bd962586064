import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { type SignedUp, appForThisFile } from '../../../../test/support/app.ts';
import { shippedContentForThisFile } from '../../../../test/support/content.ts';
import type { Answer as AnswerShape } from '../contract.ts';
import type { Quiz } from './content.ts';

const quiz = (rule: string) => `${rule}attempts: 2
questions:
  - id: several
    type: multiple
    text: Which can be changed?
    choices:
      - { text: A list, correct: true, feedback: It has append. }
      - { text: A tuple, feedback: It has none. }
      - { text: SECRET dictionary, correct: true, feedback: SECRET keys. }
  - id: sum
    type: number
    text: How much?
    answer: 3.5123
    feedback: SECRET sum.
`;
const folder = shippedContentForThisFile();
for (const [lesson, rule] of [
  ['usual', ''],
  ['always', 'review: always\n'],
  ['never', 'review: never\n'],
] as const)
  folder.write(`courses/course2/quizzes/${lesson}.yaml`, quiz(rule));
const app = await appForThisFile({ settings: { contentDir: folder.path, rateLimits: false } });
const everything = /3\.5123|SECRET (keys|sum)/;

async function learner(): Promise<SignedUp> {
  const user = await app.signedUp();
  await user.browser.call('POST /api/enrolments', { body: { courseId: 'course2' } });
  return user;
}

const start = ({ browser }: SignedUp, lessonId: string) =>
  browser.call('POST /api/courses/{courseId}/quizzes/{lessonId}/attempts', {
    params: { courseId: 'course2', lessonId },
  });
const reviewOf = ({ browser }: SignedUp, attemptId: string) =>
  browser.call('GET /api/quiz-attempts/{attemptId}/review', { params: { attemptId } });

/** Makes an attempt with these choices and this number; it is worth two points. */
async function attempt(who: SignedUp, lessonId: string, choices: readonly string[], sum: string) {
  const { attemptId, questions } = await start(who, lessonId);
  const options = questions.find(({ id }) => id === 'several')?.options ?? [];
  const picked = choices.map((text) => options.findIndex((option) => option.includes(text)));
  const answers: Record<string, z.infer<typeof AnswerShape>> = {
    several: { picked, typed: [] },
    sum: { picked: [], typed: [sum] },
  };
  for (const [questionId, answer] of Object.entries(answers))
    await who.browser.call('PUT /api/quiz-attempts/{attemptId}/answers/{questionId}', {
      params: { attemptId, questionId },
      body: { version: 1, answer, answeredAt: Date.now() },
    });
  return who.browser.call('POST /api/quiz-attempts/{attemptId}/submission', { params: { attemptId } });
}

test('while a quiz is not passed and attempts are left, points are told and what belongs to the answers given, and nothing that is right', async () => {
  const who = await learner();
  const review = await attempt(who, 'usual', ['A list', 'A tuple'], '4');
  expect(review).toMatchObject({ isPassed: false, rightAnswers: 'later' });
  expect(review.questions).toMatchObject([
    { isRight: false, feedback: ['It has append.', 'It has none.'], right: null },
    { isRight: false, feedback: [], right: null },
  ]);
  expect(JSON.stringify(review)).not.toMatch(everything);
  expect(await reviewOf(who, review.attemptId)).toEqual(review);
  const right = await attempt(await learner(), 'usual', [], '3.5123');
  expect(right.questions[1]).toMatchObject({ isRight: true, feedback: ['SECRET sum.'], right: null });
});

test('as soon as one attempt has passed, what is right is shown of all', async () => {
  const who = await learner();
  const { attemptId } = await attempt(who, 'usual', ['A tuple'], '4');
  const passed = await attempt(who, 'usual', ['A list', 'dictionary'], '3.5123');
  expect(passed).toMatchObject({ isPassed: true, rightAnswers: 'shown' });
  const former = await reviewOf(who, attemptId);
  expect(former).toMatchObject({ isPassed: false, rightAnswers: 'shown' });
  expect(former.questions[1]).toMatchObject({ feedback: ['SECRET sum.'], right: { typed: ['3.5123'] } });
});

test('it is not shown when no attempt is left, nor with one more: only once one has passed', async () => {
  const who = await learner();
  const { attemptId } = await attempt(who, 'usual', ['A tuple'], '4');
  const last = await start(who, 'usual');
  await who.browser.call('POST /api/quiz-attempts/{attemptId}/submission', { params: { attemptId: last.attemptId } });
  for (const id of [attemptId, last.attemptId]) {
    const review = await reviewOf(who, id);
    expect(review).toMatchObject({ rightAnswers: 'later' });
    expect(JSON.stringify(review)).not.toMatch(everything);
  }
  const teacher = await app.signedUpAs('teacher');
  const params = { courseId: 'course2', userId: who.uid, lessonId: 'usual' };
  await teacher.browser.call('POST /api/courses/{courseId}/learners/{userId}/quizzes/{lessonId}/extra-attempts', {
    params,
  });
  expect(await reviewOf(who, attemptId)).toMatchObject({ rightAnswers: 'later' });
  await attempt(who, 'usual', ['A list', 'dictionary'], '3.5123');
  for (const id of [attemptId, last.attemptId])
    expect(await reviewOf(who, id)).toMatchObject({ rightAnswers: 'shown' });
});

test('a quiz may show it after each attempt, or never', async () => {
  const who = await learner();
  const always = await attempt(who, 'always', [], '4');
  expect(always).toMatchObject({ isPassed: false, rightAnswers: 'shown' });
  expect(always.questions[1]).toMatchObject({ feedback: ['SECRET sum.'], right: { typed: ['3.5123'] } });
  const never = await attempt(who, 'never', ['A list', 'dictionary'], '3.5123');
  expect(never).toMatchObject({ isPassed: true, rightAnswers: 'never' });
  expect(never.questions.map(({ right }) => right)).toEqual([null, null]);
});

test('an attempt from before there was such a rule has the usual one', async () => {
  const who = await learner();
  const { attemptId } = await attempt(who, 'always', [], '4');
  const { kysely } = app.db;
  const stored = await kysely
    .selectFrom('quizAttempts')
    .selectAll()
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  const version = await kysely
    .selectFrom('quizVersions')
    .selectAll()
    .where('version', '=', stored.version)
    .executeTakeFirstOrThrow();
  const { review: _, ...former } = JSON.parse(version.quiz) as Quiz;
  await kysely
    .insertInto('quizVersions')
    .values({ ...version, version: 'former', quiz: JSON.stringify(former) })
    .execute();
  await kysely.updateTable('quizAttempts').set({ version: 'former' }).where('id', '=', attemptId).execute();
  expect(await reviewOf(who, attemptId)).toMatchObject({ rightAnswers: 'later' });
});
