import { expect, test } from 'vitest';
import { startTestApp } from '../../../../test/support/app.ts';
import { hourMs, minuteMs, stopClock } from '../../../../test/support/clock.ts';
import { shippedContentForThisFile } from '../../../../test/support/content.ts';
import { everyTypeQuiz } from '../../../../test/support/quiz.ts';

const folder = shippedContentForThisFile();
folder.write('courses/course2/quizzes/timed.yaml', everyTypeQuiz);
const params = { courseId: 'course2', lessonId: 'timed' };

test('a clock that is an hour ahead for half a minute ends no attempt, and its answers are saved meanwhile', async () => {
  const clock = stopClock();
  let ranFor = 0;
  await using app = await startTestApp({ settings: { contentDir: folder.path }, elapsed: () => ranFor });
  const { browser } = await app.signedUp();
  await browser.call('POST /api/enrolments', { body: { courseId: 'course2' } });
  const { attemptId } = await browser.call('POST /api/courses/{courseId}/quizzes/{lessonId}/attempts', { params });
  const runningId = async () =>
    (await browser.call('GET /api/courses/{courseId}/quizzes/{lessonId}', { params })).runningId;

  clock.advance(hourMs);
  expect(await runningId()).toBe(attemptId);
  const answer = { picked: [], typed: ['in time'] };
  await browser.call('PUT /api/quiz-attempts/{attemptId}/answers/{questionId}', {
    params: { attemptId, questionId: 'text' },
    body: { version: 1, answer, answeredAt: Date.now() },
  });
  clock.advance(-hourMs);
  expect(await runningId()).toBe(attemptId);

  ranFor = 12 * minuteMs;
  clock.advance(12 * minuteMs);
  expect(await runningId()).toBeNull();
});
