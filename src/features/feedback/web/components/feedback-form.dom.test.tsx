import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { ratingMax, ratingMin } from '../../form-contract.ts';
import { Part as FeedbackForm } from './feedback-form.tsx';
import { FeedbackList } from './feedback-list.tsx';

const saved = {
  id: 'f1',
  userId: 'u1',
  courseId: 'course1',
  rating: 4,
  comment: 'Clear and well paced.',
  timestamp: Date.UTC(2026, 2, 1),
  authorName: 'Noor',
};

type Answer = { status: number; body: unknown };

/** The site as the course page uses it: the response of `addFeedback`, and a list with the saved records. */
async function openCourse(addFeedback: () => Answer | Promise<Answer>) {
  let stored: unknown[] = [];
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    calls.push(`${method} ${url} ${typeof body === 'string' ? body : ''}`.trim());
    const answer = method === 'POST' ? await addFeedback() : { status: 200, body: { items: stored, nextCursor: null } };
    if (method === 'POST' && answer.status === 201) stored = [saved];
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
  putWho(ada);
  await openSmallSite({ pages: { '/': CourseFeedback, '/edit-profile': () => <h1>Edit Profile</h1> }, at: '/' });
  return { calls, user: userEvent.setup() };
}

function CourseFeedback() {
  return (
    <>
      <FeedbackForm courseId="course1" />
      <FeedbackList courseId="course1" />
    </>
  );
}

function comment() {
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
}

function rating(): string | undefined {
  return screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;
}

test('§4 feedback submit resets rating to 0 and comment to empty, and the list is loaded again (§8)', async () => {
  const { calls, user } = await openCourse(() => ({ status: 201, body: saved }));
  await screen.findByText('No feedback yet.');
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  await user.type(comment(), 'Clear and well paced.');
  await user.click(screen.getByRole('button', { name: 'Submit feedback' }));
  await screen.findByText('Thank you for your feedback.');
  await screen.findByRole('img', { name: '4 of 5 stars' });
  expect(calls).toContain('POST /api/courses/course1/feedback {"rating":4,"comment":"Clear and well paced."}');
  expect(rating()).toBeUndefined();
  expect(comment().value).toBe('');
});

test('what is typed while feedback is on its way stays', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const { user } = await openCourse(() => promise);
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  await user.type(comment(), 'Clear and well paced.');
  await user.click(screen.getByRole('button', { name: 'Submit feedback' }));
  await user.type(comment(), ' One thing more.');
  resolve({ status: 201, body: saved });
  await screen.findByRole('img', { name: '4 of 5 stars' });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Submit feedback' }).getAttribute('aria-disabled')).toBeNull(),
  );
  expect(comment().value).toBe('Clear and well paced. One thing more.');
  expect(rating()).toBe('4');
});

test.each([
  ['fails', () => ({ status: 500, body: { code: 'server-error', detail: 'Broken.', status: 500 } })],
  ['does not reach the server', () => Promise.reject(new TypeError('offline'))],
])('§8 feedback that %s says so in an error line and keeps what was typed', async (_, failure) => {
  const { user } = await openCourse(failure);
  await user.click(screen.getByRole('radio', { name: '2 stars' }));
  await user.type(comment(), 'Too fast for me.');
  await user.click(screen.getByRole('button', { name: 'Submit feedback' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your feedback was not saved. Nothing you typed is lost.',
  );
  expect(rating()).toBe('2');
  expect(comment().value).toBe('Too fast for me.');
});

test('§5 without a rating and a comment nothing is sent, and both fields say what is missing', async () => {
  const { calls, user } = await openCourse(() => ({ status: 201, body: saved }));
  await user.type(comment(), '   ');
  await user.click(screen.getByRole('button', { name: 'Submit feedback' }));
  await screen.findByText('Please choose a rating from 1 to 5 stars.');
  await waitFor(() => expect(comment().getAttribute('aria-invalid')).toBe('true'));
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('§9 the stars are exactly the ratings that the server takes', async () => {
  await openCourse(() => ({ status: 201, body: saved }));
  const offered = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => Number(value));
  expect(offered).toEqual([1, 2, 3, 4, 5]);
  expect([offered[0], offered.at(-1)]).toEqual([ratingMin, ratingMax]);
});

test('the form says under which name everybody reads the comment', async () => {
  await openCourse(() => ({ status: 201, body: saved }));
  expect(await screen.findByText(/It is shown with your name\./)).toBeTruthy();
  act(() => putWho({ ...ada, displayName: null }));
  expect(screen.getByText(/It is shown as “A learner” until you/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'add your name' }).getAttribute('href')).toBe('/edit-profile');
});
