import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QuizServer, name, noon } from '../../../../../test/support/quiz-server.ts';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { Part as Quiz } from './quiz.tsx';

let server: QuizServer;

beforeEach(() => {
  localStorage.clear();
  server = new QuizServer();
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => {
  vi.useRealTimers();
});

test('during a pause the next attempt opens at the time of the server, by itself, whatever this device’s clock says', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const hoursMs = 8 * 60 * 60_000;
  server.submittedAt = noon;
  server.aheadMs = -hoursMs;
  server.nextAttemptAt = Date.now() + server.aheadMs + hoursMs;
  putWho(ada);
  await openSmallSite({ pages: { '/': () => <Quiz {...name} /> }, at: '/' });
  expect(await screen.findByText(/^Your next attempt opens on \w+, \w+ \d+/)).toBeTruthy();
  const facts = () => server.calls.filter((call) => call.endsWith('/quizzes/lists')).length;
  const before = facts();
  act(() => void vi.advanceTimersByTime(hoursMs - 60_000));
  expect([facts(), screen.queryByRole('button', { name: 'Try again' })]).toEqual([before, null]);
  // Without an answer at that moment, it is asked again.
  server.nextAttemptAt = null;
  server.isAway = true;
  act(() => void vi.advanceTimersByTime(60_000));
  await vi.waitFor(() => expect(facts()).toBeGreaterThan(before));
  server.isAway = false;
  act(() => void vi.advanceTimersByTime(60_000));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
