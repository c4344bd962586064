import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { type SignedUp, appForThisFile } from '../../../../test/support/app.ts';
import { dayMs, hourMs, minuteMs, stopClock } from '../../../../test/support/clock.ts';
import { shippedContentForThisFile } from '../../../../test/support/content.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { operateForJson } from '../../../../test/support/operator.ts';
import { everyTypeQuiz, secrets } from '../../../../test/support/quiz.ts';
import { questionTypes } from '../../quizzes/contract.ts';
import type { ReviewCard as CardShape } from '../contract.ts';

type Card = z.infer<typeof CardShape>;
type Answer = { picked: (number | null)[]; typed: string[] };

const quizFile = 'courses/course2/quizzes/lists-and-dictionaries.yaml';
const folder = shippedContentForThisFile();
folder.write(quizFile, everyTypeQuiz);
const app = await appForThisFile({ settings: { contentDir: folder.path, rateLimits: false } });
const quiz = { courseId: 'course2', lessonId: 'lists-and-dictionaries' };
const exercise = { courseId: 'course3', exerciseId: 'the-queue' };
const zone = 'Europe/Berlin';
const typed = (...texts: string[]): Answer => ({ picked: [], typed: texts });
const picked = (...places: number[]): Answer => ({ picked: places, typed: [] });
const rightOutput = typed('later: [b, c]\nleft: []');

async function learner(): Promise<SignedUp> {
  const user = await app.signedUp();
  for (const courseId of ['course2', 'course3'])
    await user.browser.call('POST /api/enrolments', { body: { courseId } });
  return user;
}

/** Right answers to the questions of the quiz, as their options are shown. */
function rightAnswer({ id, options }: Card['question']): Answer {
  const place = (text: string) => options.findIndex((each) => each.includes(text));
  const answers: Record<string, Answer> = {
    single: picked(place('[1, 2]')),
    multiple: picked(place('A list'), place('A dictionary')),
    number: typed('3.51'),
    text: typed('SECRET list'),
    match: picked(...['list', 'dictionary', 'text'].map(place)),
    order: picked(...['for price', 'total +=', 'print'].map(place)),
    fill: typed('SECRET name', 'SECRET key'),
    predict: typed('SECRET 11\n22'),
    bug: picked(3),
  };
  return answers[id]!;
}

/** Takes the quiz: answers the first questions right and the others wrong. */
async function takeQuiz({ browser }: SignedUp, right: number): Promise<void> {
  const attempt = await browser.call('POST /api/courses/{courseId}/quizzes/{lessonId}/attempts', { params: quiz });
  for (const question of attempt.questions.slice(0, right))
    await browser.call('PUT /api/quiz-attempts/{attemptId}/answers/{questionId}', {
      params: { attemptId: attempt.attemptId, questionId: question.id },
      body: { version: 1, answer: rightAnswer(question), answeredAt: Date.now() },
    });
  const params = { attemptId: attempt.attemptId };
  await browser.call('POST /api/quiz-attempts/{attemptId}/submission', { params });
}

const answerExercise = ({ browser }: SignedUp, answer: Answer, key: string = crypto.randomUUID()) =>
  browser.call('POST /api/courses/{courseId}/exercises/{exerciseId}/answers', {
    params: exercise,
    body: { key, answer, clientAt: null, device: null },
  });
const summary = ({ browser }: SignedUp) => browser.call('GET /api/review', { query: { zone } });
const sitting = ({ browser }: SignedUp) => browser.call('GET /api/review/sitting', { query: { zone } });
const bodyOf = ({ courseId, cardId, version }: Card, sittingId: string, answer: Answer, more: object = {}) => ({
  courseId,
  cardId,
  version,
  sittingId,
  answer,
  zone,
  key: crypto.randomUUID() as string,
  clientAt: Date.now(),
  ...more,
});
const tryAnswer = ({ browser }: SignedUp, body: ReturnType<typeof bodyOf>) =>
  browser.try('POST /api/review/answers', { body });
const rowsOf = ({ uid }: SignedUp) =>
  app.db.kysely.selectFrom('reviewAnswers').selectAll().where('userId', '=', uid).orderBy('id').execute();

describe('what becomes a card', () => {
  test('questions that were answered, of quizzes and lessons, each due on a later day by how it was answered', async () => {
    const clock = stopClock();
    const ada = await learner();
    expect(await summary(ada)).toMatchObject({ cards: 0, due: 0, next: null });
    await takeQuiz(ada, 8);
    await answerExercise(ada, rightOutput);
    expect(await summary(ada)).toMatchObject({ cards: 10, due: 0, next: { inDays: 1, count: 1 } });
    expect((await sitting(ada)).items).toEqual([]);
    clock.advance(dayMs);
    const wrong = await sitting(ada);
    expect(wrong.items.map(({ cardId }) => cardId)).toEqual(['quiz/lists-and-dictionaries/bug']);
    clock.advance(5 * dayMs);
    const all = await sitting(ada);
    expect(all.due).toBe(10);
    expect(all.items.map(({ question }) => question.type).toSorted()).toEqual([...questionTypes, 'predict'].toSorted());
    expect(all.items.find(({ courseId }) => courseId === 'course3')).toMatchObject({
      cardId: 'exercise/the-queue',
      lessonId: 'working-without-a-connection',
    });
  });

  test('nothing that is sent ahead reveals an answer, and options are shown in an order that only the server knows', async () => {
    const clock = stopClock();
    const ada = await learner();
    await takeQuiz(ada, 9);
    clock.advance(5 * dayMs);
    const { items } = await sitting(ada);
    expect(items).toHaveLength(9);
    expect(JSON.stringify(items)).not.toMatch(secrets);
  });

  test('of courses in which the learner is enrolled only, and not while the quiz is being taken', async () => {
    const clock = stopClock();
    const ada = await learner();
    await takeQuiz(ada, 9);
    await answerExercise(ada, rightOutput);
    clock.advance(5 * dayMs);
    const { sittingId, items } = await sitting(ada);
    await ada.browser.call('POST /api/courses/{courseId}/quizzes/{lessonId}/attempts', { params: quiz });
    expect((await summary(ada)).cards).toBe(1);
    const inQuiz = items.find(({ courseId }) => courseId === 'course2')!;
    expect(await tryAnswer(ada, bodyOf(inQuiz, sittingId, picked(0)))).toMatchObject({
      status: 404,
      body: { code: 'card-not-found' },
    });
    await ada.browser.call('DELETE /api/enrolments/{courseId}', { params: { courseId: 'course3' } });
    expect((await summary(ada)).cards).toBe(0);
    const left = items.find(({ courseId }) => courseId === 'course3')!;
    expect(await tryAnswer(ada, bodyOf(left, sittingId, rightOutput))).toMatchObject({
      status: 403,
      body: { code: 'not-enrolled' },
    });
    expect(await rowsOf(ada)).toEqual([]);
  });
});

describe('an answer', () => {
  test('is graded, explained and logged once, however often it is sent, and a stranger gets nothing of it', async () => {
    const clock = stopClock();
    const [ada, stranger] = [await learner(), await learner()];
    await takeQuiz(ada, 9);
    clock.advance(5 * dayMs);
    const { sittingId, items } = await sitting(ada);
    const results = [];
    for (const card of items) {
      const body = bodyOf(card, sittingId, rightAnswer(card.question));
      expect(await tryAnswer(stranger, body)).toMatchObject({ status: 404, body: { code: 'card-not-found' } });
      expect(await tryAnswer(stranger, { ...body, userId: ada.uid } as typeof body)).toMatchObject({
        body: { code: 'another-learner' },
      });
      const first = await tryAnswer(ada, body);
      // Sent again, with another answer: the stored one counts.
      const again = await tryAnswer(ada, { ...body, answer: picked() });
      expect([again.status, again.body]).toEqual([first.status, first.body]);
      results.push(first.body);
    }
    expect(results).toMatchObject(items.map(() => ({ graded: { isRight: true, share: 1 }, canRetry: false })));
    expect(JSON.stringify(results)).toContain('SECRET square brackets make a list.');
    expect((await rowsOf(ada)).map(({ rating }) => rating)).toEqual(items.map(() => 'good'));
    expect(await rowsOf(stranger)).toEqual([]);
    expect(await summary(ada)).toMatchObject({ due: 0, cards: 9 });
  });

  test('that is wrong brings the question back the next day; one right try later it is hard, and an easy one comes last', async () => {
    const clock = stopClock();
    const daysLater: number[] = [];
    for (const how of ['again', 'hard', 'good', 'easy']) {
      const ada = await learner();
      await answerExercise(ada, rightOutput);
      clock.advance(5 * dayMs);
      const { sittingId, items } = await sitting(ada);
      const card = items[0]!;
      if (how === 'again' || how === 'hard') {
        const { body } = await tryAnswer(ada, bodyOf(card, sittingId, typed('none')));
        expect(body).toMatchObject({ canRetry: true, graded: { isRight: false, right: rightOutput } });
      }
      clock.advance(minuteMs);
      const key = crypto.randomUUID();
      if (how !== 'again') await tryAnswer(ada, bodyOf(card, sittingId, rightOutput, { key }));
      const easy = { params: { key }, body: { userId: ada.uid } };
      if (how === 'easy')
        for (const _ of ['once', 'again']) await ada.browser.call('POST /api/review/answers/{key}/easy', easy);
      else if (how === 'again')
        expect(await ada.browser.try('POST /api/review/answers/{key}/easy', easy)).toMatchObject({ status: 404 });
      daysLater.push((await summary(ada)).next!.inDays);
    }
    expect(daysLater[0]).toBe(1);
    expect(daysLater).toEqual([...new Set(daysLater)].toSorted((one, other) => one - other));
  });

  test('of two devices, one of which sends weeks late, counts at its own time: the schedule is the same as without the delay', async () => {
    const clock = stopClock();
    const [late, prompt] = [await learner(), await learner()];
    for (const each of [late, prompt]) await answerExercise(each, rightOutput);
    const start = Date.now();
    clock.advance(3 * dayMs);
    const [ofLate, ofPrompt] = [await sitting(late), await sitting(prompt)];
    const first = { at: start + 3 * dayMs, answer: typed('none') };
    const second = { at: start + 5 * dayMs, answer: rightOutput };
    await tryAnswer(prompt, bodyOf(ofPrompt.items[0]!, ofPrompt.sittingId, first.answer, { clientAt: first.at }));
    clock.advance(2 * dayMs);
    await tryAnswer(prompt, bodyOf(ofPrompt.items[0]!, ofPrompt.sittingId, second.answer, { clientAt: second.at }));
    clock.advance(dayMs);
    await tryAnswer(late, bodyOf(ofLate.items[0]!, ofLate.sittingId, second.answer, { clientAt: second.at }));
    await tryAnswer(late, bodyOf(ofLate.items[0]!, ofLate.sittingId, first.answer, { clientAt: first.at }));
    expect(await summary(late)).toEqual(await summary(prompt));
  });

  test('of the wrong shape or to another version is refused, and nothing is stored', async () => {
    const clock = stopClock();
    const ada = await learner();
    await takeQuiz(ada, 9);
    clock.advance(5 * dayMs);
    const { sittingId, items } = await sitting(ada);
    const single = items.find(({ question }) => question.id === 'single')!;
    expect(await tryAnswer(ada, bodyOf(single, sittingId, picked(7)))).toMatchObject({ status: 400 });
    expect(await tryAnswer(ada, bodyOf({ ...single, version: 'other' }, sittingId, picked(0)))).toMatchObject({
      status: 409,
      body: { code: 'card-changed' },
    });
    expect(await rowsOf(ada)).toEqual([]);
  });

  test('a quiz that still withholds its answers gives one try a day, and never the right answer', async () => {
    const clock = stopClock();
    const ada = await learner();
    await takeQuiz(ada, 2);
    clock.advance(dayMs);
    const { sittingId, items } = await sitting(ada);
    const text = items.find(({ question }) => question.id === 'text')!;
    const wrong = await tryAnswer(ada, bodyOf(text, sittingId, typed('no')));
    expect(wrong.body).toMatchObject({ canRetry: false, graded: { isRight: false, right: null } });
    expect(JSON.stringify(wrong.body)).not.toContain('SECRET');
    const both = items.filter(({ question }) => question.id === 'number');
    const atOnce = await Promise.all(
      ['1', '2', '3'].map((each) => tryAnswer(ada, bodyOf(both[0]!, sittingId, typed(each)))),
    );
    expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await tryAnswer(ada, bodyOf(text, sittingId, typed('SECRET list')))).toMatchObject({
      status: 409,
      body: { code: 'not-due' },
    });
    expect(await rowsOf(ada)).toHaveLength(2);
    // Nor is a second one to be had where the next day has begun already.
    clock.advance(2 * hourMs);
    const elsewhere = bodyOf(text, sittingId, typed('SECRET list'), { zone: 'Pacific/Kiritimati' });
    for (const zoneHours of Array.from({ length: 24 }, (_, hour) => `Etc/GMT${hour < 12 ? '-' : '+'}${hour % 12}`))
      expect(await tryAnswer(ada, { ...elsewhere, zone: zoneHours })).toMatchObject({ body: { code: 'not-due' } });
  });

  test('of a quiz that withholds its answers that comes late from another device leaves the question to be asked again', async () => {
    const clock = stopClock(Date.UTC(2027, 2, 1, 10));
    const ada = await learner();
    await takeQuiz(ada, 2);
    clock.advance(dayMs);
    const { sittingId, items } = await sitting(ada);
    const bug = items.find(({ question }) => question.id === 'bug')!;
    const offlineAt = Date.now() + 10 * minuteMs;
    expect(await tryAnswer(ada, bodyOf(bug, sittingId, picked(1)))).toMatchObject({ status: 200 });
    for (const more of [{ clientAt: offlineAt }, {}, {}]) {
      clock.advance(dayMs);
      expect((await sitting(ada)).items.map(({ question }) => question.id)).toContain('bug');
      expect(await tryAnswer(ada, bodyOf(bug, sittingId, picked(1), more))).toMatchObject({ status: 200 });
      expect((await sitting(ada)).items.map(({ question }) => question.id)).not.toContain('bug');
    }
  });

  test('given just before midnight is not asked again just after it', async () => {
    const clock = stopClock(Date.UTC(2027, 4, 1, 21, 50));
    const ada = await learner();
    await takeQuiz(ada, 8);
    clock.advance(15 * minuteMs);
    expect(await summary(ada)).toMatchObject({ due: 0, next: { inDays: 0, count: 1 } });
    clock.advance(8 * hourMs);
    expect(await summary(ada)).toMatchObject({ due: 1 });
  });
});

test('a question that its author changes is shown as a new one, one that only moves keeps its schedule, and a removed one is gone', async () => {
  const ada = await learner();
  await takeQuiz(ada, 9);
  await answerExercise(ada, rightOutput);
  expect(await summary(ada)).toMatchObject({ cards: 10, due: 0 });
  folder.edit(quizFile, (text) =>
    text
      .replace('Which of these is a **list**?', 'Which of these is a **new** list?')
      .replace('SECRET a quotient.', 'An explanation that reads better.')
      .replace(
        '    text: What do square',
        '    hint: Think of the brackets.\n    section: which-one\n    text: What do square',
      )
      .replace(/ {2}- id: bug[^]*/, ''),
  );
  await operateForJson(app, 'content', 'import', folder.path, '--yes');
  await eventually('the changed quiz', async () => (await summary(ada)).cards === 9);
  expect(await summary(ada)).toMatchObject({ cards: 9, due: 1 });
  const [changed] = (await sitting(ada)).items;
  expect(changed?.question.id).toBe('single');
  expect(changed?.question.textHtml).toContain('new');
  folder.write(quizFile, everyTypeQuiz);
  await operateForJson(app, 'content', 'import', folder.path, '--yes');
  await eventually('the quiz as before', async () => (await summary(ada)).cards === 10);
});

describe('the daily goal and the streak', () => {
  test('minutes and days are those of the learner’s time zone, from what they did', async () => {
    const clock = stopClock(Date.UTC(2027, 5, 1, 21, 50));
    const ada = await learner();
    const body = { goalMinutes: 10, reminderHour: null, zone } as const;
    expect(await summary(ada)).toMatchObject({ minutesToday: 0, streak: 0, settings: { goalMinutes: null } });
    await ada.browser.call('PUT /api/review/settings', { body });
    await answerExercise(ada, typed('none'));
    clock.advance(6 * minuteMs);
    await answerExercise(ada, rightOutput);
    expect(await summary(ada)).toMatchObject({ minutesToday: 7, streak: 1, settings: { goalMinutes: 10 } });
    // Midnight in Berlin.
    clock.advance(5 * minuteMs);
    expect(await summary(ada)).toMatchObject({ minutesToday: 0, streak: 1 });
    clock.advance(2 * dayMs);
    await answerExercise(ada, rightOutput);
    expect(await summary(ada)).toMatchObject({ minutesToday: 1, streak: 2 });
    clock.advance(4 * dayMs);
    expect(await summary(ada)).toMatchObject({ streak: 0 });
  });
});
