import { expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import { hourMs, minuteMs, stopClock } from '../../../../test/support/clock.ts';

const app = await appForThisFile();

test('of one learner on one course 10 records an hour and 30 a day are taken, no more, and it is said when it is worth another try (§4)', async () => {
  const clock = stopClock();
  const { browser } = await app.signedUp();
  for (const courseId of ['course1', 'course2']) await browser.call('POST /api/enrolments', { body: { courseId } });
  const say = (courseId = 'course1') =>
    browser.send('POST', `/api/courses/${courseId}/feedback`, { body: { rating: 3, comment: 'again' } });

  for (let hour = 0; hour < 3; hour += 1) {
    for (let count = 0; count < 10; count += 1) expect((await say()).status).toBe(201);
    clock.advance(10 * minuteMs);
    expect(await say()).toMatchObject({
      status: 429,
      // After the thirtieth record the daily limit is reached too, with the longer wait.
      headers: { 'retry-after': hour < 2 ? '3000' : '78600' },
      body: {
        code: 'too-much-feedback',
        detail: 'You have sent a lot of feedback on this course. Please wait a moment and send it again.',
      },
    });
    expect((await say('course2')).status).toBe(201);
    clock.advance(50 * minuteMs);
  }
  expect(await say()).toMatchObject({ status: 429, headers: { 'retry-after': '75600' } });
  expect(
    await app.db.kysely.selectFrom('feedback').select('id').where('courseId', '=', 'course1').execute(),
  ).toHaveLength(30);
  clock.advance(21 * hourMs);
  expect((await say()).status).toBe(201);
});

test('what one learner says too often keeps no other one from speaking', async () => {
  const [loud, quiet] = [await app.signedUp(), await app.signedUp()];
  const say = async ({ browser }: typeof loud) =>
    (await browser.send('POST', '/api/courses/course3/feedback', { body: { rating: 3, comment: 'again' } })).status;
  for (const { browser } of [loud, quiet])
    await browser.call('POST /api/enrolments', { body: { courseId: 'course3' } });
  const statuses = await Promise.all(Array.from({ length: 14 }, () => say(loud)));
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(await say(quiet)).toBe(201);
});
