import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { listenToRegions } from '../../../../../test/support/announced.ts';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { codeExercise as exercise, failedSubmission as failed } from '../../../../../test/support/submission.ts';
import type { CaseResult } from '../exercise.ts';
import type { Work } from '../run/use-runner.ts';
import type { SubmissionState } from '../submit/use-submission.ts';
import { SubmissionPanel } from './submission-panel.tsx';
import { WorkPanel } from './work-panel.tsx';

const rest = { exercise, pointsAfterSolution: null, isFolded: false, onReveal: () => undefined };
const outcome = { ended: 'done', stdout: '', stderr: '', ms: 4, engine: 'x' } as const;
const verdict: CaseResult = {
  name: 'one',
  isHidden: false,
  isPassed: false,
  expected: '1',
  got: '2',
};
const running: Work = { kind: 'running', progress: null, printed: '' };

/** Renders a panel in one state, then in another; returns what screen readers announce for the second. */
async function readOut<State>(states: readonly [State, State], show: (state: State) => React.ReactNode) {
  const [first, second] = states;
  function Page() {
    const [state, setState] = useState(first);
    return (
      <>
        <button type="button" onClick={() => setState(second)}>
          Go on
        </button>
        {show(state)}
      </>
    );
  }
  vi.stubGlobal('fetch', async () => Response.json({ items: [], nextCursor: null, before: null }));
  await openSmallSite({ pages: { '/': Page }, at: '/' });
  const changed = listenToRegions();
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  return changed();
}

test.each<[string, Work, string]>([
  ['a run', { kind: 'ran', input: {}, files: {}, outcome }, 'Finished in 4 ms. Nothing was printed.'],
  [
    'a run that ends with an error',
    { kind: 'ran', input: {}, files: {}, outcome: { ...outcome, ended: 'error' } },
    'Ended with an error.',
  ],
  ['a check', { kind: 'checked', files: {}, cases: [verdict] }, '0 of 1 test passes.'],
  ['a run that is stopped', { kind: 'stopped', printed: '' }, 'Stopped.'],
])('the end of %s is read out', async (_, work, text) => {
  const said = await readOut([running, work], (state) => (
    <WorkPanel work={state} task={exercise.task} onReveal={() => undefined} />
  ));
  expect(said).toEqual([expect.stringContaining(text)]);
});

test.each<[string, SubmissionState, string]>([
  ['is on its way', { status: 'sending' }, 'Grading …'],
  ['fails', { status: 'graded', submission: failed }, 'Not yet.'],
  ['passes', { status: 'graded', submission: { ...failed, isPassed: true, points: 10 } }, 'Passed: 10 of 10 points.'],
  [
    'is of an earlier version',
    { status: 'graded', submission: { ...failed, isOfEarlier: true } },
    'This exercise changed while you worked on it',
  ],
  ['waits for the network', { status: 'kept', provisional: [verdict] }, 'Provisional: '],
])('a submission that %s is read out', async (_, state, text) => {
  const said = await readOut([{ status: 'none' } as SubmissionState, state], (now) => (
    <SubmissionPanel {...rest} state={now} isEnrolled={false} />
  ));
  expect(said).toEqual([expect.stringContaining(text)]);
});

test('the result of an earlier page is shown, and not read out', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ items: [failed] }));
  act(() => putWho(ada));
  const Page = () => <SubmissionPanel {...rest} state={{ status: 'none' }} isEnrolled />;
  await openSmallSite({ pages: { '/': Page }, at: '/' });
  await screen.findByText(/^Not yet/);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['']);
});
