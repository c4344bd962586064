import { act, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { presentedQuestion } from '../../../../test/support/presented-question.ts';
import { AnswerSaver } from './answer-saver.ts';
import { unanswered } from './answer-state.ts';
import { AnswerLine } from './components/answer-line.tsx';
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

test('another window forgets the answers that it has found and sent, and none that was given since', () => {
  const given = (answeredAt: number) => ({ answer: { picked: [0], typed: [] }, version: 1, answeredAt });
  const key = answersKeyOf('u1', 'a2');
  localStorage.setItem(key, JSON.stringify({ q1: given(1), q2: given(1) }));
  const saver = new AnswerSaver({ ...attempt, attemptId: 'a2' }, 'u1', { onSaved: nothing, onOver: nothing });
  localStorage.setItem(key, JSON.stringify({ q1: given(1), q2: given(2), q3: given(2) }));
  saver.forgetFound();
  expect(JSON.parse(localStorage.getItem(key) ?? '{}')).toEqual({ q2: given(2), q3: given(2) });
});

test('an answer that the browser cannot store is said to be nowhere but on the page, until the server has it', async () => {
  vi.useFakeTimers();
  let isReachable = false;
  vi.stubGlobal('fetch', async () => {
    if (!isReachable) throw new TypeError('offline');
    return Response.json({ savedAt: 1 });
  });
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: nothing,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const saver = new AnswerSaver({ ...attempt, attemptId: 'a3' }, 'u1', { onSaved: nothing, onOver: nothing });
  const Line = () => (
    <AnswerLine
      question={presentedQuestion('single')}
      state={useSyncExternalStore(saver.subscribe, saver.states).get('q1') ?? unanswered}
      onChoose={nothing}
    />
  );
  render(<Line />);
  const stop = saver.start();
  saver.answer('q1', { picked: [0], typed: [] });
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText(/^Not saved yet\. Keep this page open/)).toBeTruthy();
  isReachable = true;
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByText(/^Saved /)).toBeTruthy();
  stop();
});
