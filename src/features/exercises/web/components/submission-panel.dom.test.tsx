import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { codeExercise as exercise, failedSubmission as failed } from '../../../../../test/support/submission.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { SubmissionPanel } from './submission-panel.tsx';

const pollMs = 1500;
const rest = { exercise, isFolded: false, onReveal: () => undefined };

test('of two verdicts the later one is shown, such as that of another device', async () => {
  const passed = { ...failed, id: 's2', isPassed: true, points: 10, at: 2 };
  vi.stubGlobal('fetch', async () => Response.json({ items: [passed, failed] }));
  act(() => putWho(ada));
  const Page = () => (
    <SubmissionPanel state={{ status: 'graded', submission: failed }} {...rest} isEnrolled pointsAfterSolution={null} />
  );
  await openSmallSite({ pages: { '/': Page }, at: '/' });
  await screen.findByText('Passed: 10 of 10 points.');
  expect(screen.queryByText(/^Not yet/)).toBeNull();
});

test('who saw the solution before passing is told how many points count', async () => {
  const passed = { ...failed, id: 's2', isPassed: true, points: 10, at: 2 };
  vi.stubGlobal('fetch', async () => Response.json({ items: [passed] }));
  act(() => putWho(ada));
  const state = { status: 'graded', submission: passed } as const;
  const Page = () => <SubmissionPanel {...rest} state={state} isEnrolled pointsAfterSolution={5} />;
  await openSmallSite({ pages: { '/': Page }, at: '/' });
  await screen.findByText('Passed. You saw the solution first, so it counts for 5 of 10 points.');
});

/** Advances the time, including the turns in which TanStack Query delivers responses. */
async function settle(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  for (let turn = 0; turn < 3; turn++) await act(() => vi.advanceTimersByTimeAsync(1));
}

test('while a program waits to be graded it is told how many are before it, as they become fewer', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let before: number | null = 12;
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url === '/api/grading-turn' ? { before } : { items: [], nextCursor: null }),
  );
  act(() => putWho(ada));
  const Page = () => <SubmissionPanel {...rest} state={{ status: 'sending' }} isEnrolled pointsAfterSolution={null} />;
  await openSmallSite({ pages: { '/': Page }, at: '/' });
  const said = () => screen.getByText(/^Grading …/).textContent.trim();
  expect(said()).toBe('Grading …');
  await settle(0);
  expect(said()).toBe('Grading … 12 programs are ahead of yours.');
  before = 1;
  await settle(pollMs);
  expect(said()).toBe('Grading … 1 program is ahead of yours.');
  before = 0;
  await settle(pollMs);
  expect(said()).toBe('Grading … Yours is next.');
  // Another process of the server may have the program.
  before = null;
  await settle(pollMs);
  expect(said()).toBe('Grading …');
});
