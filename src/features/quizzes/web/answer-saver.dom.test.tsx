import { afterEach, expect, test, vi } from 'vitest';
import { AnswerSaver } from './answer-saver.ts';
import { answersKeyOf } from './unsaved-answers.ts';

const attempt = {
  attemptId: 'a1',
  courseId: 'course2',
  lessonId: 'lists',
  number: 1,
  startedAt: 0,
  deadline: null,
  submittedAt: null,
  now: 0,
  clockOffsetMs: 0,
  questions: [],
  answers: [],
};
const nothing = () => undefined;

afterEach(() => void vi.useRealTimers());

test('an outage is one failure, however many answers wait: they are sent again after two seconds, and then after four', async () => {
  vi.useFakeTimers();
  const kept = ['q1', 'q2', 'q3', 'q4'].map((id) => [
    id,
    { answer: { picked: [], typed: ['x'] }, version: 1, answeredAt: 1 },
  ]);
  localStorage.setItem(answersKeyOf('u1', 'a1'), JSON.stringify(Object.fromEntries(kept)));
  let calls = 0;
  vi.stubGlobal('fetch', () => {
    calls += 1;
    return Promise.reject(new TypeError('offline'));
  });
  const stop = new AnswerSaver(attempt, 'u1', { onSaved: nothing, onOver: nothing }).start();
  await vi.advanceTimersByTimeAsync(1900);
  expect(calls).toBe(4);
  await vi.advanceTimersByTimeAsync(200);
  expect(calls).toBe(8);
  await vi.advanceTimersByTimeAsync(4000);
  expect(calls).toBe(12);
  stop();
});
