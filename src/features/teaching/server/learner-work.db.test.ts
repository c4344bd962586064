import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type SignedUp, appForThisFile } from '../../../../test/support/app.ts';
import {
  double,
  doubleFile,
  doubled,
  glass as courseId,
  glassCourse,
  notDoubled,
  order,
  prepareEngines,
} from '../../../../test/support/exercise-course.ts';
import { minuteMs, secondMs, stopClock } from '../../../../test/support/clock.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { operate } from '../../../../test/support/operator.ts';
import { everyTypeQuiz } from '../../../../test/support/quiz.ts';

const content = glassCourse();
content.write('quizzes/first.yaml', everyTypeQuiz);
const app = await appForThisFile({ settings: { contentDir: content.path, rateLimits: false } });

beforeAll(async () => void (await prepareEngines()));

const teacher = await app.signedUpAs('teacher', [courseId]);

async function learner(): Promise<SignedUp> {
  const user = await app.signedUp();
  await user.browser.call('POST /api/enrolments', { body: { courseId } });
  return user;
}

const sent = () => ({ key: randomUUID(), clientAt: null, device: null });

function submit({ browser }: SignedUp, files: Record<string, string>) {
  const body = { ...sent(), files };
  return browser.call('POST /api/courses/{courseId}/exercises/{exerciseId}/submissions', { params: double, body });
}

const triesRoute = 'GET /api/courses/{courseId}/learners/{userId}/exercises/{exerciseId}/tries';
const submissionRoute = 'GET /api/courses/{courseId}/learners/{userId}/submissions/{submissionId}';
const attemptsRoute = 'GET /api/courses/{courseId}/learners/{userId}/quizzes/{lessonId}/attempts';
const attemptRoute = 'GET /api/courses/{courseId}/learners/{userId}/quiz-attempts/{attemptId}';

const triesOf = ({ uid: userId }: SignedUp, exerciseId: string, query = {}) =>
  teacher.browser.call(triesRoute, { params: { courseId, userId, exerciseId }, query });
const submissionOf = ({ uid: userId }: SignedUp, submissionId: string) =>
  teacher.browser.call(submissionRoute, { params: { courseId, userId, submissionId } });
const attemptsOf = ({ uid: userId }: SignedUp, query = {}) =>
  teacher.browser.call(attemptsRoute, { params: { courseId, userId, lessonId: 'first' }, query });

async function begin({ browser }: SignedUp) {
  const params = { courseId, lessonId: 'first' };
  const attempt = await browser.call('POST /api/courses/{courseId}/quizzes/{lessonId}/attempts', { params });
  const { options } = attempt.questions.find(({ id }) => id === 'single')!;
  const answer = { picked: [options.findIndex((option) => option.includes('[1, 2]'))], typed: [] };
  await browser.call('PUT /api/quiz-attempts/{attemptId}/answers/{questionId}', {
    params: { attemptId: attempt.attemptId, questionId: 'single' },
    body: { version: 1, answer, answeredAt: Date.now() },
  });
  return { ...attempt, answer };
}

async function take(who: SignedUp) {
  const attempt = await begin(who);
  const params = { attemptId: attempt.attemptId };
  await who.browser.call('POST /api/quiz-attempts/{attemptId}/submission', { params });
  return attempt;
}

test('a program is read as it was submitted: all files, when, the engine, points, and what each case is, hidden ones too', async () => {
  const ada = await learner();
  const first = await submit(ada, { ...notDoubled, 'notes.txt': 'Not yet.' });
  const second = await submit(ada, doubled);
  const { items, nextCursor } = await triesOf(ada, 'double', { limit: 1 });
  expect(items).toMatchObject([
    { submissionId: second.id, isPassed: true, points: 10, maxPoints: 10, isOfEarlierVersion: false, graded: null },
  ]);
  const rest = await triesOf(ada, 'double', { limit: 1, cursor: nextCursor });
  expect(rest).toMatchObject({ items: [{ submissionId: first.id, isPassed: false, points: 0 }], nextCursor: null });
  const { engine, at } = first;
  const [two, , below] = (await submissionOf(ada, first.id)).cases;
  expect(await submissionOf(ada, first.id)).toMatchObject({
    exerciseId: 'double',
    files: { ...notDoubled, 'notes.txt': 'Not yet.' },
    engine,
    at,
    isPassed: false,
    points: 0,
    maxPoints: 10,
    isOfEarlierVersion: false,
  });
  expect(two).toMatchObject({ isPassed: false, expected: '4', got: '2', written: { call: 'double(2)', gives: 4 } });
  expect(below).toMatchObject({ isHidden: true, isPassed: false, expected: null, got: null });
  expect(below?.written).toEqual({ name: 'doubles what is below nothing', call: 'double(-3)', gives: -6 });
});

test('what was answered to a practice question is read beside the question', async () => {
  const ada = await learner();
  const { task } = await ada.browser.call('GET /api/courses/{courseId}/exercises/{exerciseId}', { params: order });
  const { options } = (task as { question: { options: string[] } }).question;
  const picked = ['two', 'one', 'three'].map((word) => options.indexOf(word));
  await ada.browser.call('POST /api/courses/{courseId}/exercises/{exerciseId}/answers', {
    params: order,
    body: { ...sent(), answer: { picked, typed: [] } },
  });
  const { items } = await triesOf(ada, 'order');
  expect(items).toMatchObject([
    {
      isPassed: false,
      points: 0,
      maxPoints: 4,
      submissionId: null,
      graded: { question: { options }, answer: { picked, typed: [] }, isRight: false },
    },
  ]);
});

test('an attempt at a quiz is read question by question, as it was asked and answered, once it is over', async () => {
  const ada = await learner();
  const { attemptId, questions, answer } = await take(ada);
  const running = await begin(ada);
  const { items, nextCursor } = await attemptsOf(ada);
  expect(nextCursor).toBeNull();
  expect(items.map(({ number, submittedAt }) => ({ number, isOver: submittedAt !== null }))).toEqual([
    { number: 2, isOver: false },
    { number: 1, isOver: true },
  ]);
  expect(items[1]).toMatchObject({ points: 1, maxPoints: 9, percent: 11, isPassed: false });
  expect((await attemptsOf(ada, { limit: 1 })).nextCursor).toBe(running.attemptId);
  const own = await ada.browser.call('GET /api/quiz-attempts/{attemptId}/review', { params: { attemptId } });
  const params = { courseId, userId: ada.uid, attemptId };
  const read = await teacher.browser.call(attemptRoute, { params });
  // Teachers see the right answers, whatever the learner can see by now.
  const asked = own.questions.map(({ question, answer: given, share, isRight }) => ({
    question,
    answer: given,
    share,
    isRight,
  }));
  expect(read).toMatchObject({ ...own, rightAnswers: 'shown', questions: asked });
  expect(read.questions.map(({ right }) => right)).not.toContain(null);
  expect(read.questions.map(({ question }) => question)).toEqual(questions);
  expect(read.questions[0]).toMatchObject({ answer, isRight: true, share: 1 });
  expect(read.late).toEqual([]);
  const early = { params: { ...params, attemptId: running.attemptId } };
  expect(await teacher.browser.try(attemptRoute, early)).toMatchObject({
    status: 409,
    body: { code: 'attempt-running' },
  });
});

test('an answer that arrived after the deadline is marked with how late it was', async () => {
  const clock = stopClock();
  const ada = await learner();
  const { attemptId, deadline } = await begin(ada);
  clock.advance(10 * minuteMs + 39.5 * secondMs);
  await ada.browser.call('PUT /api/quiz-attempts/{attemptId}/answers/{questionId}', {
    params: { attemptId, questionId: 'text' },
    body: { version: 1, answer: { picked: [], typed: ['a list'] }, answeredAt: deadline! - 1 },
  });
  await ada.browser.call('POST /api/quiz-attempts/{attemptId}/submission', { params: { attemptId } });
  const { late } = await teacher.browser.call(attemptRoute, { params: { courseId, userId: ada.uid, attemptId } });
  expect(late).toEqual([{ questionId: 'text', seconds: 40 }]);
});

test('only those who teach the course and administrators read it, of nobody but who is in the course, and only what is theirs', async () => {
  const [ada, linus] = [await learner(), await learner()];
  const { id: submissionId } = await submit(ada, doubled);
  const { attemptId } = await take(ada);
  const statuses = async ({ browser }: Pick<SignedUp, 'browser'>, { uid: userId } = ada) =>
    Promise.all([
      browser.try(triesRoute, { params: { courseId, userId, exerciseId: 'double' }, query: {} }),
      browser.try(submissionRoute, { params: { courseId, userId, submissionId } }),
      browser.try(attemptsRoute, { params: { courseId, userId, lessonId: 'first' }, query: {} }),
      browser.try(attemptRoute, { params: { courseId, userId, attemptId } }),
    ]).then((answers) => answers.map(({ status }) => status));
  expect(await statuses(teacher)).toEqual([200, 200, 200, 200]);
  expect(await statuses(await app.signedUpAs('admin'))).toEqual([200, 200, 200, 200]);
  for (const other of [ada, linus, await app.signedUpAs('teacher', ['another'])])
    expect(await statuses(other)).toEqual([403, 403, 403, 403]);
  expect(await statuses({ browser: app.browser() })).toEqual([401, 401, 401, 401]);
  expect(await statuses(teacher, linus), 'what is hers is not to be had as his').toEqual([200, 404, 200, 404]);
  expect((await triesOf(linus, 'double')).items).toEqual([]);
  await ada.browser.call('DELETE /api/enrolments/{courseId}', { params: { courseId } });
  expect(await statuses(teacher), 'she has left the course').toEqual([404, 404, 404, 404]);
});

test('when an exercise was changed meanwhile, what its cases and its question were is not made up', async () => {
  const ada = await learner();
  const { id } = await submit(ada, doubled);
  const body = { ...sent(), answer: { picked: [0, 1, 2], typed: [] } };
  await ada.browser.call('POST /api/courses/{courseId}/exercises/{exerciseId}/answers', { params: order, body });
  content.write('exercises/double.yaml', doubleFile('Write `double`, again.'));
  content.write(
    'exercises/order.yaml',
    'title: In order\nkind: question\npoints: 4\nquestion:\n  type: order\n  text: Again.\n  lines: [one, two, three, four]\n  feedback: So.\n',
  );
  await operate(app, 'content', 'import', content.path, '--yes');
  await eventually('the change', async () => (await submissionOf(ada, id)).isOfEarlierVersion);
  const { files, cases } = await submissionOf(ada, id);
  expect(files).toEqual(doubled);
  expect(cases.map(({ name, isPassed, written }) => [name, isPassed, written])).toEqual([
    ['doubles two', true, null],
    ['doubles nothing', true, null],
    ['doubles what is below nothing', true, null],
  ]);
  expect((await triesOf(ada, 'order')).items).toMatchObject([{ isOfEarlierVersion: true, graded: null }]);
});
