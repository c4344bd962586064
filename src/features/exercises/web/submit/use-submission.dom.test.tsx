import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { codeExercise, failedSubmission as failed } from '../../../../../test/support/submission.ts';
import { betweenWindows } from '../../../../platform/web/between-windows.ts';
import type { Ended } from './submissions.ts';
import { useSubmission, useSubmissionsSent } from './use-submission.ts';

const exercise = { ...codeExercise, exerciseId: 'two-windows' };

test('while the server fails, what was submitted is kept and waits for the verdict of this browser', async () => {
  let answer = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  vi.stubGlobal('fetch', async () => answer());
  act(() => putWho(ada));
  const { result } = renderHook(() => (useSubmissionsSent(), useSubmission({ ...exercise, exerciseId: 'updated' })));
  await act(() => result.current.submit({ 'main.py': 'x' }));
  await waitFor(() => expect(result.current.state).toEqual({ status: 'kept', provisional: null }));
  expect(result.current.unchecked).toMatchObject({ exerciseId: 'updated' });
  answer = () => Response.json(failed, { status: 201 });
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(result.current.state).toEqual({ status: 'graded', submission: failed }));
});

test('what another window has submitted later stands in the place of what this one did', async () => {
  vi.stubGlobal('fetch', async () => Response.json(failed, { status: 201 }));
  act(() => putWho(ada));
  const { result } = renderHook(() => (useSubmissionsSent(), useSubmission(exercise)));
  await act(() => result.current.submit({ 'main.py': 'x' }));
  await waitFor(() => expect(result.current.state).toEqual({ status: 'graded', submission: failed }));
  const passed = { ...failed, id: 's2', isPassed: true, points: 10, at: 2 };
  const { courseId, exerciseId, version } = exercise;
  const later = {
    courseId,
    exerciseId,
    version,
    key: crypto.randomUUID(),
    maxPoints: 10,
    clientAt: Date.now() + 1000,
    files: {},
    provisional: null,
  };
  const other = betweenWindows<Ended>('opvir.submissions.ended', () => undefined);
  onTestFinished(() => other.close());
  other.tell({ uid: ada.uid, submission: later, answer: { status: 'graded', submission: passed } });
  await waitFor(() => expect(result.current.state).toEqual({ status: 'graded', submission: passed }));
});
