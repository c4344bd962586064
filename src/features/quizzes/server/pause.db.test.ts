import { expect, test } from 'vitest';
import { type SignedUp, appForThisFile } from '../../../../test/support/app.ts';
import { hourMs, minuteMs, stopClock } from '../../../../test/support/clock.ts';
import { shippedContentForThisFile } from '../../../../test/support/content.ts';
import { everyTypeQuiz } from '../../../../test/support/quiz.ts';

const folder = shippedContentForThisFile();
const untimed = everyTypeQuiz.replace('minutes: 10\n', '');
const put = (lesson: string, rules: string) =>
  folder.write(`courses/course2/quizzes/${lesson}.yaml`, untimed.replace('attempts: 3\n', rules));
put('by-default', '');
put('daily', 'attempts: 1\npauseHours: 24\n');
put('hard-limit', 'attempts: 1\n');
put('pool', 'draw: 3\n');
const app = await appForThisFile({ settings: { contentDir: folder.path, rateLimits: false } });

async function learner(): Promise<SignedUp> {
  const user = await app.signedUp();
  await user.browser.call('POST /api/enrolments', { body: { courseId: 'course2' } });
  return user;
}

const attempts = 'POST /api/courses/{courseId}/quizzes/{lessonId}/attempts';
const begin = ({ browser }: SignedUp, lessonId = 'by-default') =>
  browser.try(attempts, { params: { courseId: 'course2', lessonId } });
const factsFor = ({ browser }: SignedUp, lessonId = 'by-default') =>
  browser.call('GET /api/courses/{courseId}/quizzes/{lessonId}', { params: { courseId: 'course2', lessonId } });

async function fail(who: SignedUp, lessonId?: string): Promise<string[]> {
  const begun = await begin(who, lessonId);
  expect(begun.status).toBe(201);
  const { attemptId, questions } = begun.body as { attemptId: string; questions: { id: string }[] };
  await who.browser.call('POST /api/quiz-attempts/{attemptId}/submission', { params: { attemptId } });
  return questions.map(({ id }) => id);
}

test('three attempts are open at once; after that one more opens eight hours after the last one began, for ever', async () => {
  const clock = stopClock();
  const who = await learner();
  expect(await factsFor(who)).toMatchObject({ attemptsLeft: 3, pauseHours: 8, nextAttemptAt: null, now: Date.now() });
  for (const left of [2, 1]) {
    await fail(who);
    expect(await factsFor(who)).toMatchObject({ attemptsLeft: left, nextAttemptAt: null });
    clock.advance(minuteMs);
  }
  for (let round = 0; round < 3; round += 1) {
    const begunAt = Date.now();
    await fail(who);
    clock.advance(minuteMs);
    const opensAt = begunAt + 8 * hourMs;
    expect(await factsFor(who)).toMatchObject({ attemptsLeft: 0, nextAttemptAt: opensAt });
    clock.advance(opensAt - Date.now() - 1);
    expect(await begin(who)).toMatchObject({ status: 409, body: { code: 'attempt-not-open' } });
    clock.advance(1);
    expect(await factsFor(who)).toMatchObject({ attemptsLeft: 1, nextAttemptAt: null });
  }
  expect(await factsFor(who)).toMatchObject({ past: { length: 5 } });
});

test('once the pause is over, several who press at once, or twice, get the same single attempt', async () => {
  const clock = stopClock();
  const who = await learner();
  for (let made = 0; made < 3; made += 1) await fail(who);
  clock.advance(8 * hourMs);
  const begun = await Promise.all([begin(who), begin(who), begin(who)]);
  expect(begun.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(begun.map(({ body }) => (body as { attemptId: string }).attemptId)).size).toBe(1);
  const { attemptId } = begun[0].body as { attemptId: string };
  // Held open over the next pause, it is still the only one.
  clock.advance(9 * hourMs);
  expect(await begin(who)).toMatchObject({ status: 201, body: { attemptId, number: 4 } });
});

test('who has left the course begins nothing when the pause is over, but is told why at once', async () => {
  const clock = stopClock();
  const who = await learner();
  for (let made = 0; made < 3; made += 1) await fail(who);
  await who.browser.call('DELETE /api/enrolments/{courseId}', { params: { courseId: 'course2' } });
  for (const hours of [1, 8]) {
    clock.advance(hours * hourMs);
    expect(await begin(who)).toMatchObject({ status: 403, body: { code: 'not-enrolled' } });
  }
});

test('an author sets another number and pause, and a number alone is a hard limit as before', async () => {
  const clock = stopClock();
  const who = await learner();
  await fail(who, 'daily');
  expect(await factsFor(who, 'daily')).toMatchObject({ pauseHours: 24, nextAttemptAt: Date.now() + 24 * hourMs });
  await fail(who, 'hard-limit');
  expect(await factsFor(who, 'hard-limit')).toMatchObject({ attemptsLeft: 0, pauseHours: null, nextAttemptAt: null });
  clock.advance(24 * hourMs);
  await fail(who, 'daily');
  expect(await begin(who, 'hard-limit')).toMatchObject({ status: 409, body: { code: 'attempts-used-up' } });
});

test('each attempt at a pool first asks the questions that the learner has not had', async () => {
  const who = await learner();
  const asked = [await fail(who, 'pool'), await fail(who, 'pool'), await fail(who, 'pool')];
  expect(new Set(asked.flat()).size).toBe(9);
});
