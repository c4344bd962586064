import { beforeAll, expect, test } from 'vitest';
import { type SignedUp, appForThisFile } from '../../../../test/support/app.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import {
  double,
  doubled,
  glass,
  glassCourse,
  notDoubled,
  order,
  prepareEngines,
} from '../../../../test/support/exercise-course.ts';
import { operate } from '../../../../test/support/operator.ts';
import { everyTypeQuiz } from '../../../../test/support/quiz.ts';

const content = glassCourse();
content.write('quizzes/first.yaml', everyTypeQuiz);
content.write('quizzes/second.yaml', everyTypeQuiz);
content.write(
  'exercises/order.yaml',
  `title: In order
kind: question
points: 4
question:
  type: single
  text: Which one comes first?
  choices:
    - { text: one, correct: true, feedback: "-" }
    - { text: two, feedback: "-" }
    - { text: three, feedback: "-" }
`,
);
const app = await appForThisFile({ settings: { contentDir: content.path, rateLimits: false } });
const courseId = glass;

beforeAll(async () => void (await prepareEngines()));

const teacher = await app.signedUpAs('teacher', [glass]);

async function learner(): Promise<SignedUp> {
  const user = await app.signedUp();
  await user.browser.call('POST /api/enrolments', { body: { courseId } });
  return user;
}

const figuresOf = (kind: 'exercise' | 'quiz', taskId: string, { browser } = teacher) =>
  browser.call('GET /api/courses/{courseId}/figures/{kind}/{taskId}', { params: { courseId, kind, taskId } });

async function submit({ browser }: SignedUp, ...tries: Record<string, string>[]): Promise<void> {
  for (const files of tries) {
    const body = { key: crypto.randomUUID(), files, clientAt: null, device: null };
    await browser.call('POST /api/courses/{courseId}/exercises/{exerciseId}/submissions', { params: double, body });
  }
}

/** Takes a quiz with picked or typed answers; choices are given by their text. */
async function take({ browser }: SignedUp, lessonId: string, given: Record<string, string[]>, isSubmitted = true) {
  const params = { courseId, lessonId };
  const attempt = await browser.call('POST /api/courses/{courseId}/quizzes/{lessonId}/attempts', { params });
  const { attemptId } = attempt;
  for (const [questionId, words] of Object.entries(given)) {
    const { options } = attempt.questions.find(({ id }) => id === questionId)!;
    const places = words.map((word) => options.findIndex((option) => option.includes(word)));
    const answer = options.length > 0 ? { picked: places, typed: [] } : { picked: [], typed: words };
    const body = { version: 1, answer, answeredAt: Date.now() };
    await browser.call('PUT /api/quiz-attempts/{attemptId}/answers/{questionId}', {
      params: { attemptId, questionId },
      body,
    });
  }
  if (isSubmitted) await browser.call('POST /api/quiz-attempts/{attemptId}/submission', { params: { attemptId } });
}

async function importContent(): Promise<void> {
  await operate(app, 'content', 'import', content.path, '--yes');
}

test('nobody has tried anything: cases and questions are named, and nothing is counted', async () => {
  const none = { tried: 0, passed: 0 };
  expect(await figuresOf('exercise', 'greet')).toEqual({
    countedAt: expect.any(Number) as number,
    learners: 0,
    questions: [],
    cases: [
      { name: 'greets', isHidden: false, ...none, stuck: 0 },
      { name: 'greets somebody else', isHidden: true, ...none, stuck: 0 },
    ],
    criteria: [],
  });
  const { learners, questions, cases } = await figuresOf('quiz', 'second');
  expect([learners, questions.length, cases]).toEqual([0, 9, []]);
  expect(questions[0]).toEqual({
    questionId: 'single',
    number: 1,
    text: 'Which of these is a list?',
    ...none,
    lure: null,
  });
});

test('each case counts whose first try passed it, and who is stuck at it now; who has left the course counts no more', async () => {
  const half = { 'main.js': 'export const double = (number) => Math.abs(number * 2);\n' };
  const [ada, grace, linus, gone] = [await learner(), await learner(), await learner(), await learner()];
  await submit(ada, doubled, notDoubled);
  await submit(grace, notDoubled, half);
  await submit(linus, half, doubled, half);
  await submit(gone, notDoubled);
  await gone.browser.call('DELETE /api/enrolments/{courseId}', { params: { courseId } });
  expect(await figuresOf('exercise', 'double')).toMatchObject({
    learners: 3,
    cases: [
      { name: 'doubles two', isHidden: false, tried: 3, passed: 2, stuck: 0 },
      { name: 'doubles nothing', isHidden: false, tried: 3, passed: 3, stuck: 0 },
      { name: 'doubles what is below nothing', isHidden: true, tried: 3, passed: 1, stuck: 1 },
    ],
  });

  // A renamed test case is a new one, which nobody has attempted. The rest stays.
  content.write(
    'exercises/double.yaml',
    `title: Double
kind: code
language: javascript
entry: main.js
points: 10
task: Write it.
starter: { main.js: "" }
solution: { main.js: "" }
visible: [{ name: doubles two, call: double(2), gives: 4 }]
hidden: [{ name: doubles a million, call: double(1000000), gives: 2000000 }]
`,
  );
  await importContent();
  await eventually(
    'the exercise to be changed',
    async () => (await figuresOf('exercise', 'double')).cases.length === 2,
  );
  expect((await figuresOf('exercise', 'double')).cases).toEqual([
    { name: 'doubles two', isHidden: false, tried: 3, passed: 2, stuck: 0 },
    { name: 'doubles a million', isHidden: true, tried: 0, passed: 0, stuck: 0 },
  ]);
});

test('a practice question counts whose first answer was right, and what was chosen instead', async () => {
  const [ada, grace] = [await learner(), await learner()];
  const { task } = await ada.browser.call('GET /api/courses/{courseId}/exercises/{exerciseId}', { params: order });
  const shown = task.kind === 'question' ? task.question.options : [];
  const answer = ({ browser }: SignedUp, choice: string) =>
    browser.call('POST /api/courses/{courseId}/exercises/{exerciseId}/answers', {
      params: order,
      body: {
        key: crypto.randomUUID(),
        answer: { picked: [shown.indexOf(choice)], typed: [] },
        clientAt: null,
        device: null,
      },
    });
  await answer(ada, 'one');
  await answer(grace, 'three');
  await answer(grace, 'one');
  const { learners, questions } = await figuresOf('exercise', 'order');
  expect([learners, questions]).toEqual([
    2,
    [
      {
        questionId: 'order',
        number: 1,
        text: 'Which one comes first?',
        tried: 2,
        passed: 1,
        lure: { text: 'three', share: 1 },
      },
    ],
  ]);
});

test('each question counts first attempts that were submitted, with the wrong choice of most, in any version of the quiz', async () => {
  const [ada, grace, linus, late] = [await learner(), await learner(), await learner(), await learner()];
  await take(ada, 'first', { single: ['[1, 2]'], text: ['a secret list'] });
  await take(ada, 'first', { single: ['(1, 2)'] });
  await take(grace, 'first', { single: ['{1, 2}'], multiple: ['A list', 'A number'] });
  await take(linus, 'first', { single: ['{1, 2}'], multiple: ['A list'] });
  await take(late, 'first', { single: ['[1, 2]'] }, false);
  const before = await figuresOf('quiz', 'first');
  expect(before.learners).toBe(3);
  expect(before.questions.slice(0, 4)).toMatchObject([
    { questionId: 'single', number: 1, tried: 3, passed: 1, lure: { text: '{1, 2}', share: 1 } },
    { questionId: 'multiple', number: 2, tried: 3, passed: 0, lure: { text: 'A number', share: 1 / 3 } },
    { questionId: 'number', number: 3, tried: 3, passed: 0, lure: null },
    { questionId: 'text', number: 4, tried: 3, passed: 1, lure: null },
  ]);
  expect(before.questions.at(-1)?.text).toMatch(/^Which line holds the fault\? total = 0 for price/);

  const [rules = '', , ...questions] = everyTypeQuiz.split(/(?=^ {2}- id: )/m);
  const edited = questions.filter((each) => !each.includes('id: text'));
  const single = everyTypeQuiz.slice(rules.length).split(/(?=^ {2}- id: multiple)/m)[0]!;
  content.write('quizzes/first.yaml', [rules, ...edited, single.replace('Which of these', 'Which of them')].join(''));
  await importContent();
  await eventually('the quiz to be changed', async () => (await figuresOf('quiz', 'first')).questions.length === 8);
  const after = await figuresOf('quiz', 'first');
  expect(after.questions.some(({ questionId }) => questionId === 'text')).toBe(false);
  expect(after.questions.at(-1)).toEqual({
    questionId: 'single',
    number: 8,
    text: 'Which of them is a list?',
    tried: 3,
    passed: 1,
    lure: { text: '{1, 2}', share: 1 },
  });
});

test('the criteria of a hand-in are counted by the first graded work of everybody who is in the course', async () => {
  const params = { courseId, exerciseId: 'work' };
  const handIn = async ({ browser }: SignedUp) =>
    (
      await browser.call('POST /api/courses/{courseId}/exercises/{exerciseId}/hand-in-links', {
        params,
        body: { link: 'https://example.org/work' },
      })
    ).id;
  const grade = async (handInId: string, scores: number[]) => {
    const { task } = await teacher.browser.call('GET /api/hand-ins/{handInId}', { params: { handInId } });
    const body = { taskVersion: task!.version, scores, comment: '' };
    await teacher.browser.call('PUT /api/hand-ins/{handInId}/grade', { params: { handInId }, body });
  };
  const none = { learners: 0, questions: [], cases: [], criteria: [{ criterion: 'It is drawn', graded: 0, share: 0 }] };
  expect(await figuresOf('exercise', 'sketch')).toMatchObject(none);
  const [ada, grace, gone] = [await learner(), await learner(), await learner()];
  await grade(await handIn(ada), [6, 1]);
  await grade(await handIn(ada), [0, 0]);
  await grade(await handIn(grace), [3, 2]);
  await grade(await handIn(gone), [0, 0]);
  await handIn(await learner());
  await gone.browser.call('DELETE /api/enrolments/{courseId}', { params: { courseId } });
  const expected = {
    learners: 2,
    criteria: [
      { criterion: 'It runs with main', graded: 2, share: 0.75 },
      { criterion: 'It is explained', graded: 2, share: 0.375 },
    ],
  };
  expect(await figuresOf('exercise', 'work')).toMatchObject(expected);
});

test('they are for teachers of the course and administrators; what is not in the course is not there', async () => {
  const path = `/api/courses/${courseId}/figures`;
  const ask = async ({ browser }: Pick<SignedUp, 'browser'>, task: string) => {
    const { status, body } = await browser.send('GET', `${path}/${task}`);
    return [status, (body as { code?: string }).code];
  };
  const other = await app.signedUpAs('teacher', ['course1']);
  for (const task of ['exercise/double', 'quiz/first', 'quiz/none']) {
    expect(await ask({ browser: app.browser() }, task)).toEqual([401, 'not-signed-in']);
    expect(await ask(await learner(), task)).toEqual([403, 'forbidden']);
    expect(await ask(other, task)).toEqual([403, 'forbidden']);
  }
  for (const who of [teacher, await app.signedUpAs('admin')]) {
    expect(await ask(who, 'quiz/first')).toEqual([200, undefined]);
    for (const task of ['quiz/none', 'exercise/none', 'quiz/double', 'exercise/__proto__'])
      expect(await ask(who, task)).toEqual([404, 'task-not-found']);
    expect(await ask(who, 'lesson/first')).toEqual([400, 'invalid-input']);
  }
  const admin = await app.signedUpAs('admin');
  expect((await admin.browser.send('GET', '/api/courses/none/figures/quiz/first')).body).toMatchObject({
    code: 'course-not-found',
  });
});
