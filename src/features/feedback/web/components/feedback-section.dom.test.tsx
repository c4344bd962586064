import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { endSession } from '../../../identity/web/session-store.ts';
import { FeedbackSection } from './feedback-section.tsx';

const sessionEnded = 'Your session has ended. Please log in again. Nothing you typed is lost.';
let sent: string[] = [];
let enrolledUids: string[] = [];
let uid: string;
let saving: () => Response;

beforeEach(() => {
  sent = [];
  enrolledUids = [ada.uid];
  uid = ada.uid;
  saving = () => Response.json({}, { status: 500 });
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'POST') {
      sent.push(body as string);
      return saving();
    }
    if (url.endsWith('/rating')) return Response.json({ average: null, count: 0, distribution: [0, 0, 0, 0, 0] });
    const isEnrolled = url.startsWith('/api/enrolments') && enrolledUids.includes(uid);
    return Response.json({ items: isEnrolled ? [{ userId: uid, courseId: 'course1' }] : [], nextCursor: null });
  });
});

const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
const submit = () => screen.getByRole('button', { name: 'Submit feedback' });

/** Opens the page as a learner who has typed a comment. */
async function openWithComment() {
  putWho(ada);
  await openSmallSite({ pages: { '/': () => <FeedbackSection courseId="course1" />, '/login': () => null }, at: '/' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: '4 stars' }));
  await user.type(comment(), 'Clear and well paced.');
  return user;
}

test('when the session ends, what was typed stays, a strip says why it cannot be sent, and leads to a login there', async () => {
  await openWithComment();
  act(() => endSession('session-expired'));
  expect(comment().value).toBe('Clear and well paced.');
  expect((await screen.findByRole('alert')).textContent).toBe(sessionEnded);
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
});

test('a comment refused because the session is gone stays, and is sent after a login in another tab', async () => {
  const user = await openWithComment();
  saving = () => {
    endSession('session-expired');
    return Response.json({ code: 'session-expired', detail: 'Please log in again.', status: 401 }, { status: 401 });
  };
  await user.click(submit());
  await screen.findByText('Nothing you typed is lost.');
  act(() => putWho(ada));
  saving = () => Response.json({}, { status: 201 });
  await user.click(submit());
  await screen.findByText('Thank you for your feedback.');
  expect(sent).toHaveLength(2);
  expect(comment().value).toBe('');
});

test('somebody else who logs in meanwhile does not find what was typed', async () => {
  await openWithComment();
  act(() => endSession(null));
  uid = 'u2';
  enrolledUids = [ada.uid, uid];
  act(() => putWho({ ...ada, uid }));
  await vi.waitFor(() => expect(comment().value).toBe(''));
});
