import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { courseOf, event, grade, lesson } from '../../../../test/support/learning-events.ts';
import { ada, putWho } from '../../../../test/support/session.ts';
import { openSmallSite } from '../../../../test/support/small-site.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { deriveProgress } from '../derive.ts';
import type { LearningEvent } from '../events.ts';
import { keepSending } from './outbox.ts';
import { useCourseProgress, useMyProgress, useRecordLearning } from './public.ts';

const structure = courseOf([lesson('lists'), lesson('loops', { exerciseIds: ['sum'] })]);
const tried = [event('exercise-tried', 'sum', { passed: true })];
let stored: LearningEvent[] = [];

afterEach(() => {
  stored = [];
});

/**
 * Fakes the server with one course. Writes fail without a network; reads succeed from memory, or with `isCopy` from an
 * empty offline copy.
 */
function serve({ isOnline, isCopy = false }: { isOnline: boolean; isCopy?: boolean }): void {
  vi.stubGlobal('fetch', (url: string, { method, body, signal }: RequestInit) => {
    // A sender that an earlier test stopped may still be about to send.
    if (signal?.aborted) return Promise.reject(new DOMException('stopped', 'AbortError'));
    if (method === 'POST' && !isOnline) return Promise.reject(new TypeError('offline'));
    if (method === 'POST') {
      const { events } = JSON.parse(body as string) as { events: LearningEvent[] };
      const sent = events.map(({ key, kind, subject }) => event(kind, subject, { key }));
      // Ignores known keys, as the real server does.
      stored = [...new Map([...sent, ...stored].map((each) => [each.key, each])).values()];
    }
    const read = isCopy ? [] : stored;
    const progress = deriveProgress(structure, read);
    const summary = {
      courseId: 'course1',
      percent: progress.percent,
      nextLesson: null,
      completedAt: null,
      lastActiveAt: null,
    };
    if (url === '/api/progress') return Promise.resolve(Response.json({ items: [summary] }));
    return Promise.resolve(Response.json({ progress, structure, events: read, refused: [] }));
  });
}

function Course({ provisional = [] }: { readonly provisional?: readonly LearningEvent[] }) {
  const { progress, waitingCount } = useCourseProgress('course1', provisional);
  const mine = useMyProgress();
  const { mutate } = useRecordLearning('course1');
  if (!progress) return <p>Loading</p>;
  const { done, all } = progress.lessonCount;
  return (
    <>
      <ProgressBar label="The course" percent={progress.percent} text={`${done} of ${all} lessons`} />
      <p>{`${waitingCount} waiting`}</p>
      <p>{`${mine.data?.[0]?.percent ?? 0} % on the dashboard`}</p>
      <p>{progress.exercises[0]?.isProvisional ? 'provisional' : 'not provisional'}</p>
      <button type="button" onClick={() => mutate([{ kind: 'lesson-done', subject: 'lists', version: 'v1' }])}>
        Done
      </button>
    </>
  );
}

async function open(uid: string, page = <Course />) {
  putWho({ ...ada, uid });
  onTestFinished(keepSending(uid));
  await openSmallSite({ pages: { '/': () => page }, at: '/' });
}

test('what a learner has done is shown at once, sent, and then what the server says of it', async () => {
  serve({ isOnline: true });
  await open('u-online');
  fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
  await screen.findByText('25 % on the dashboard');
  await screen.findByText('0 waiting');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 of 2 lessons');
  expect(stored.map(({ kind }) => kind)).toEqual(['lesson-done']);
});

test('without a network it is shown as done all the same, and as waiting', async () => {
  serve({ isOnline: false });
  await open('u-offline');
  fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
  await screen.findByText('1 waiting');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 of 2 lessons');
  expect(screen.getByText('0 % on the dashboard')).toBeTruthy();
});

test('what was sent stays done where the record is read from an older copy, and no longer waits', async () => {
  serve({ isOnline: true, isCopy: true });
  await open('u-copy');
  const shown: (string | null)[] = [];
  fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
  const bar = screen.getByRole('progressbar');
  new MutationObserver(() => shown.push(bar.getAttribute('aria-valuetext'))).observe(bar, { attributes: true });
  await vi.waitFor(() => expect(bar.getAttribute('aria-valuetext')).toBe('1 of 2 lessons'));
  await vi.waitFor(() => expect(stored).toHaveLength(1));
  await screen.findByText('0 waiting');
  expect(bar.getAttribute('aria-valuetext')).toBe('1 of 2 lessons');
  expect(shown).not.toContain('0 of 2 lessons');
});

test('an exercise that the browser alone has passed is provisional until the server has graded it', async () => {
  serve({ isOnline: true });
  await open('u-provisional', <Course provisional={tried} />);
  await screen.findByText('provisional');
  stored = [grade('sum', 10)];
  fireEvent.focus(window);
  await screen.findByText('not provisional');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('75');
});
