import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { type SignedUp, appForThisFile, startTestApp } from '../../../../test/support/app.ts';
import { minuteMs, secondMs, stopClock } from '../../../../test/support/clock.ts';
import { shippedContentForThisFile } from '../../../../test/support/content.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { operateForJson } from '../../../../test/support/operator.ts';
import { everyTypeQuiz, secrets } from '../../../../test/support/quiz.ts';
import { learningRecord } from '../../progress/server/public.ts';
import { createEvents } from '../../../platform/server/events/events.ts';
import { graceMs, questionTypes, type Answer as AnswerShape, type QuizAttempt } from '../contract.ts';
import { createQuizzes } from './quizzes.ts';

type Answer = z.infer<typeof AnswerShape>;
type Attempt = z.infer<typeof QuizAttempt>;

const folder = shippedContentForThisFile();
for (const lesson of ['every-type', 'edited', 'without-limit'])
  folder.write(`courses/course2/quizzes/${lesson}.yaml`, everyTypeQuiz);
folder.edit('courses/course2/quizzes/without-limit.yaml', (text) =>
  text.replace('minutes: 10\n', 'review: always\ndraw: 4\n'),
);
const app = await appForThisFile({ settings: { contentDir: folder.path, rateLimits: false } });
const params = { courseId: 'course2', lessonId: 'every-type' };

async function learner(): Promise<SignedUp> {
  const user = await app.signedUp();
  await user.browser.call('POST /api/enrolments', { body: { courseId: 'course2' } });
  return user;
}

const factsFor = ({ browser }: SignedUp, lessonId = 'every-type') =>
  browser.call('GET /api/courses/{courseId}/quizzes/{lessonId}', { params: { ...params, lessonId } });
const start = ({ browser }: SignedUp, lessonId = 'every-type') =>
  browser.call('POST /api/courses/{courseId}/quizzes/{lessonId}/attempts', { params: { ...params, lessonId } });
const trySave = ({ browser }: SignedUp, attemptId: string, questionId: string, answer: Answer, more: object = {}) =>
  browser.try('PUT /api/quiz-attempts/{attemptId}/answers/{questionId}', {
    params: { attemptId, questionId },
    body: { version: 1, answer, answeredAt: Date.now(), ...more },
  });
const submit = ({ browser }: SignedUp, attemptId: string) =>
  browser.call('POST /api/quiz-attempts/{attemptId}/submission', { params: { attemptId } });
const read = ({ browser }: SignedUp, attemptId: string) =>
  browser.call('GET /api/quiz-attempts/{attemptId}', { params: { attemptId } });

const recordOf = ({ uid }: SignedUp) =>
  app.db.kysely
    .selectFrom('learningEvents')
    .select(['kind', 'subject', 'points', 'maxPoints', 'passed', 'version'])
    .where('userId', '=', uid)
    .where('kind', '=', 'quiz-submitted')
    .execute();

const typed = (...texts: string[]): Answer => ({ picked: [], typed: texts });
const picked = (...places: (number | null)[]): Answer => ({ picked: places, typed: [] });
const question = (attempt: Attempt, id: string) => attempt.questions.find((each) => each.id === id)!;

/** Right answers to all questions, as the options are shown in this attempt. */
function rightAnswers(attempt: Attempt): Record<string, Answer> {
  const place = (id: string, text: string) => question(attempt, id).options.findIndex((each) => each.includes(text));
  return {
    single: picked(place('single', '[1, 2]')),
    multiple: picked(place('multiple', 'A list'), place('multiple', 'A dictionary')),
    number: typed('3,51'),
    text: typed('  a   secret LIST '),
    match: picked(...['list', 'dictionary', 'text'].map((right) => place('match', right))),
    order: picked(...['for price', 'total +=', 'print'].map((line) => place('order', line))),
    fill: typed('Secret Variable', 'secret key'),
    predict: typed('SECRET 11  \n22\n\n'),
    bug: picked(3),
  };
}

async function answerAll(who: SignedUp, attempt: Attempt): Promise<void> {
  for (const [id, answer] of Object.entries(rightAnswers(attempt)))
    expect(await trySave(who, attempt.attemptId, id, answer)).toMatchObject({ status: 200, body: { version: 1 } });
}

describe('before the start', () => {
  test('a learner reads the rules and that nothing is used up', async () => {
    expect(await factsFor(await learner())).toEqual({
      ...params,
      questions: 9,
      pool: 9,
      maxPoints: 9,
      passPercent: 70,
      minutes: 10,
      attemptsAllowed: 3,
      attemptsLeft: 3,
      pauseHours: null,
      nextAttemptAt: null,
      now: expect.any(Number) as number,
      requestedAt: null,
      review: 'after-pass',
      runningId: null,
      past: [],
    });
  });

  test('a visitor, and a user who is not enrolled, learn nothing and begin nothing', async () => {
    const [visitor, stranger] = [app.browser(), (await app.signedUp()).browser];
    for (const key of [
      'GET /api/courses/{courseId}/quizzes/{lessonId}',
      'POST /api/courses/{courseId}/quizzes/{lessonId}/attempts',
    ] as const) {
      expect(await visitor.try(key, { params })).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
      expect(await stranger.try(key, { params })).toMatchObject({ status: 403, body: { code: 'not-enrolled' } });
      const unknown = { ...params, lessonId: 'unknown' };
      expect(await stranger.try(key, { params: unknown })).toMatchObject({
        status: 404,
        body: { code: 'quiz-not-found' },
      });
    }
  });
});

describe('an attempt', () => {
  test('holds no answer, and no feedback, in anything that is sent before it is over', async () => {
    const who = await learner();
    const attempt = await start(who);
    const saved = await trySave(who, attempt.attemptId, 'single', picked(0));
    const all = [await factsFor(who), attempt, saved.body, await read(who, attempt.attemptId), await factsFor(who)];
    for (const answer of all) expect(JSON.stringify(answer)).not.toMatch(secrets);
    expect(attempt.questions.map(({ type }) => type)).toEqual(questionTypes);
    expect(question(attempt, 'single').textHtml).toBe('<p>Which of these is a <strong>list</strong>?</p>\n');
    expect(question(attempt, 'match')).toMatchObject({
      lefts: ['<code>append</code>', '<code>keys</code>', '<code>upper</code>'],
    });
  });

  test('that was begun twice at once, or again while it runs, is one', async () => {
    const who = await learner();
    const [one, other] = await Promise.all([start(who), start(who)]);
    expect([other.attemptId, (await start(who)).attemptId]).toEqual([one.attemptId, one.attemptId]);
    expect(await factsFor(who)).toMatchObject({ attemptsLeft: 2, runningId: one.attemptId });
  });

  test('shows its options in the same order each time, and not to everybody in the same one', async () => {
    const who = await learner();
    const attempt = await start(who);
    expect((await read(who, attempt.attemptId)).questions).toEqual(attempt.questions);
    const orders = new Set<string>();
    for (let count = 0; count < 6; count += 1) {
      const other = await start(await learner());
      orders.add(question(other, 'multiple').options.join());
      expect(question(other, 'order').options.join()).not.toBe('for price in prices:,    total += price,print(total)');
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  test('asks as many questions as are drawn, and has no deadline where the quiz has none', async () => {
    const attempt = await start(await learner(), 'without-limit');
    expect(attempt.questions).toHaveLength(4);
    expect(attempt.deadline).toBeNull();
  });

  test('of somebody else is not found, whatever is asked of it', async () => {
    const [owner, thief] = [await learner(), await learner()];
    const { attemptId } = await start(owner);
    const missing = { status: 404, body: { code: 'attempt-not-found' } };
    for (const key of ['GET /api/quiz-attempts/{attemptId}', 'GET /api/quiz-attempts/{attemptId}/review'] as const)
      expect(await thief.browser.try(key, { params: { attemptId } })).toMatchObject(missing);
    expect(await trySave(thief, attemptId, 'single', picked(0))).toMatchObject(missing);
    const submitting = thief.browser.try('POST /api/quiz-attempts/{attemptId}/submission', { params: { attemptId } });
    expect(await submitting).toMatchObject(missing);
    expect((await read(owner, attemptId)).answers).toEqual([]);
  });
});

describe('an answer', () => {
  test('is saved with its moment, and stands there when the page is opened again', async () => {
    stopClock();
    const who = await learner();
    const { attemptId } = await start(who);
    const saved = await trySave(who, attemptId, 'text', typed('a list'));
    expect(saved).toMatchObject({ status: 200, body: { version: 1, savedAt: Date.now() } });
    expect((await read(who, attemptId)).answers).toEqual([
      { questionId: 'text', version: 1, answer: typed('a list'), savedAt: Date.now() },
    ]);
  });

  test('sent again is saved once, with its first moment; an older one from another window is refused', async () => {
    const clock = stopClock();
    const who = await learner();
    const { attemptId } = await start(who);
    const first = await trySave(who, attemptId, 'text', typed('one'));
    clock.advance(secondMs);
    expect((await trySave(who, attemptId, 'text', typed('one'))).body).toEqual(first.body);
    expect(await trySave(who, attemptId, 'text', typed('two'), { version: 2 })).toMatchObject({ status: 200 });
    for (const version of [1, 2, 4])
      expect(await trySave(who, attemptId, 'text', typed('three'), { version })).toMatchObject({
        status: 409,
        body: { code: 'answer-overtaken' },
      });
    expect((await read(who, attemptId)).answers).toMatchObject([{ version: 2, answer: typed('two') }]);
  });

  test('of two windows that save at once is that of one, and the other is told', async () => {
    const who = await learner();
    const { attemptId } = await start(who);
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((each) => trySave(who, attemptId, 'text', typed(each))),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  });

  test.each([
    ['a place that no choice has', 'single', picked(3)],
    ['two choices where there is one', 'single', picked(0, 1)],
    ['a choice twice', 'multiple', picked(1, 1)],
    ['half an order', 'order', picked(0, 1)],
    ['a line that the code does not have', 'bug', picked(4)],
    ['text where one chooses', 'match', typed('list')],
    ['a choice where one writes', 'number', picked(1)],
    ['more words than places', 'fill', typed('a', 'b', 'c')],
    ['a text of 4001 characters', 'text', typed('x'.repeat(4001))],
  ])('that is %s is refused, and nothing is stored', async (_, questionId, answer) => {
    const who = await learner();
    const { attemptId } = await start(who);
    expect(await trySave(who, attemptId, questionId, answer)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input' },
    });
    expect((await read(who, attemptId)).answers).toEqual([]);
  });

  test('to a question that the attempt does not ask is refused', async () => {
    const who = await learner();
    const { attemptId } = await start(who);
    expect(await trySave(who, attemptId, 'nothing', picked())).toMatchObject({
      status: 404,
      body: { code: 'question-not-asked' },
    });
  });
});

describe('a submission', () => {
  test('of nothing but right answers gives all points, and tells for each what is right and why', async () => {
    const who = await learner();
    const attempt = await start(who);
    await answerAll(who, attempt);
    const review = await submit(who, attempt.attemptId);
    expect(review).toMatchObject({ points: 9, maxPoints: 9, percent: 100, isPassed: true, passPercent: 70, number: 1 });
    const right = rightAnswers(attempt);
    for (const each of review.questions) {
      expect(each).toMatchObject({ share: 1, isRight: true, answer: right[each.question.id] });
      expect(each.feedback.join()).toMatch(/SECRET/);
    }
    for (const id of ['single', 'match', 'order', 'bug'])
      expect(review.questions.find((each) => each.question.id === id)?.right).toEqual(right[id]);
    const version = expect.stringMatching(/^\w{64}$/) as string;
    expect(await recordOf(who)).toMatchObject([{ subject: 'every-type', points: 9, maxPoints: 9, passed: 1, version }]);
    expect(await factsFor(who)).toMatchObject({
      runningId: null,
      attemptsLeft: 2,
      past: [{ percent: 100, number: 1 }],
    });
  });

  test('of nothing at all gives no point, and every question its feedback', async () => {
    const who = await learner();
    const review = await submit(who, (await start(who, 'without-limit')).attemptId);
    expect(review).toMatchObject({ points: 0, percent: 0, isPassed: false, rightAnswers: 'shown' });
    for (const { feedback, isRight } of review.questions) expect([feedback.length > 0, isRight]).toEqual([true, false]);
  });

  test('made twice, or twice at once, gives the same result, and no answer is taken afterwards', async () => {
    const who = await learner();
    const { attemptId } = await start(who);
    await trySave(who, attemptId, 'bug', picked(3));
    const [one, other] = await Promise.all([submit(who, attemptId), submit(who, attemptId)]);
    expect(other).toEqual(one);
    expect(await trySave(who, attemptId, 'text', typed('late'))).toMatchObject({
      status: 409,
      body: { code: 'attempt-over' },
    });
    expect(await submit(who, attemptId)).toEqual(one);
    expect(await recordOf(who)).toHaveLength(1);
  });

  test('counts every answer that was acknowledged, also those that arrive while it is graded', async () => {
    for (let count = 0; count < 5; count += 1) {
      const who = await learner();
      const attempt = await start(who);
      const right = rightAnswers(attempt);
      const saving = Object.entries(right).map(([id, answer]) => trySave(who, attempt.attemptId, id, answer));
      const [review, ...saved] = await Promise.all([submit(who, attempt.attemptId), ...saving]);
      expect(review.points).toBe(saved.filter(({ status }) => status === 200).length);
    }
  });

  test('is not reviewed before it is made', async () => {
    const who = await learner();
    const { attemptId } = await start(who);
    const answer = await who.browser.try('GET /api/quiz-attempts/{attemptId}/review', { params: { attemptId } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'attempt-running' } });
    const review = await submit(who, attemptId);
    expect(await who.browser.call('GET /api/quiz-attempts/{attemptId}/review', { params: { attemptId } })).toEqual(
      review,
    );
  });

  test('may be made as often as the quiz allows', async () => {
    const who = await learner();
    for (let number = 1; number <= 3; number += 1) {
      const attempt = await start(who);
      expect(attempt.number).toBe(number);
      await submit(who, attempt.attemptId);
    }
    const again = await who.browser.try('POST /api/courses/{courseId}/quizzes/{lessonId}/attempts', { params });
    expect(again).toMatchObject({ status: 409, body: { code: 'attempts-used-up' } });
    expect((await factsFor(who)).past.map(({ number }) => number)).toEqual([3, 2, 1]);
  });
});

describe('after the deadline', () => {
  test('an answer that was given before it is taken for a minute, one that was given after it is not', async () => {
    const clock = stopClock();
    const who = await learner();
    const { attemptId, deadline } = await start(who);
    expect(deadline).toBe(Date.now() + 10 * minuteMs);
    clock.advance(10 * minuteMs + graceMs);
    const over = { status: 409, body: { code: 'attempt-over' } };
    expect(await trySave(who, attemptId, 'text', typed('late'))).toMatchObject(over);
    expect(await trySave(who, attemptId, 'text', typed('a SECRET list'), { answeredAt: deadline })).toMatchObject({
      status: 200,
    });
    clock.advance(secondMs);
    expect(await trySave(who, attemptId, 'bug', picked(3), { answeredAt: deadline })).toMatchObject(over);
  });

  test('whoever looks next finds it submitted with what is there, at its deadline', async () => {
    const clock = stopClock();
    const who = await learner();
    const { attemptId, deadline } = await start(who);
    await trySave(who, attemptId, 'bug', picked(3));
    clock.advance(10 * minuteMs + graceMs + secondMs);
    expect(await factsFor(who)).toMatchObject({
      runningId: null,
      past: [{ attemptId, submittedAt: deadline, points: 1, maxPoints: 9, percent: 11, isPassed: false }],
    });
    expect(await submit(who, attemptId)).toMatchObject({ submittedAt: deadline, points: 1 });
  });

  test('it is submitted also when nobody looks, by several processes at once', async () => {
    const clock = stopClock();
    const learners = [await learner(), await learner()];
    const attempts = await Promise.all(learners.map((who) => start(who)));
    const other = await start(await learner(), 'without-limit');
    clock.advance(10 * minuteMs + graceMs + secondMs);
    await using beside = await startTestApp({ beside: app });
    const content = { current: () => ({ find: () => undefined }) as never };
    const closers = [app.db, beside.db].map((db) => {
      const events = createEvents(db, app.app.log, Date.now);
      const record = learningRecord({ db, events, structureOf: () => undefined, onCompleted: () => [], now: Date.now });
      const parts = { db, content, record, notify: async () => [], notifyStaff: async () => [] };
      return createQuizzes({ ...parts, log: app.app.log, now: Date.now, cautiousNow: Date.now });
    });
    await Promise.all(closers.map(({ closeOver }) => closeOver()));
    const rows = await app.db.kysely.selectFrom('quizAttempts').select(['id', 'submittedAt']).execute();
    const submittedAt = (id: string) => rows.find((row) => row.id === id)?.submittedAt;
    for (const { attemptId, deadline } of attempts) expect(submittedAt(attemptId)).toBe(deadline);
    expect(submittedAt(other.attemptId)).toBeNull();
    expect(await recordOf(learners[0]!)).toHaveLength(1);
  });
});

test('a quiz that is edited, or removed, while somebody is at it goes on for them as it was', async () => {
  const who = await learner();
  const attempt = await start(who, 'edited');
  folder.write(
    'courses/course2/quizzes/edited.yaml',
    `passPercent: 100\nattempts: 1\nquestions:\n  - id: new\n    type: text\n    text: New?\n    accept: ["yes"]\n    feedback: It is.\n`,
  );
  await operateForJson(app, 'content', 'import', folder.path, '--yes');
  const isEdited = async () => (await factsFor(await learner(), 'edited')).questions === 1;
  await eventually('the edited quiz', isEdited);
  expect((await read(who, attempt.attemptId)).questions).toEqual(attempt.questions);
  await answerAll(who, attempt);
  folder.remove('courses/course2/quizzes/edited.yaml');
  await operateForJson(app, 'content', 'import', folder.path, '--yes', '--prune');
  await eventually('the quiz to be gone', async () => {
    const answer = await who.browser.try('GET /api/courses/{courseId}/quizzes/{lessonId}', {
      params: { ...params, lessonId: 'edited' },
    });
    return answer.status === 404;
  });
  expect(await submit(who, attempt.attemptId)).toMatchObject({ points: 9, percent: 100, isPassed: true });
});
