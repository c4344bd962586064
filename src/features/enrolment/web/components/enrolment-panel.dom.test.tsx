import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { endSession } from '../../../identity/web/session-store.ts';
import { EnrolmentPanel } from './enrolment-panel.tsx';

const enrolment = { userId: 'u1', courseId: 'course1' };
const pages = {
  '/': () => <EnrolmentPanel courseId="course1" />,
  '/login': () => <h1>Login</h1>,
  '/register': () => <h1>Sign Up</h1>,
  '/dashboard': () => <h1>Dashboard</h1>,
};
let enrolments: unknown[] = [];
let enrol: () => Response | Promise<Response>;

beforeEach(() => {
  enrolments = [];
  enrol = () => {
    enrolments = [enrolment];
    return Response.json(enrolment, { status: 201 });
  };
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) =>
    Promise.resolve(method === 'POST' ? enrol() : Response.json({ items: enrolments, nextCursor: null })),
  );
});

async function open(who: Parameters<typeof putWho>[0]) {
  putWho(who);
  await openSmallSite({ pages, at: '/' });
}

test('§4 a visitor has no Enroll button, and is told to log in (§5)', async () => {
  await open('visitor');
  await screen.findByRole('link', { name: 'log in to your account' });
  expect(screen.queryByRole('button')).toBeNull();
});

test('the sign-up and the login of a course page know for which course they are, and lead back to it (§4)', async () => {
  await open('visitor');
  const hrefs = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/register?course=course1&returnTo=%2F', '/login?course=course1&returnTo=%2F']);
});

test('a session that ends by itself is named as the reason why the panel asks to log in', async () => {
  await open(ada);
  await screen.findByRole('button', { name: 'Enroll' });
  act(() => endSession('session-expired'));
  expect(screen.getByText('Your session has ended. Please log in again.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'log in to your account' })).toBeTruthy();
});

test('§4 a signed-in user has an Enroll button, and after it stands that they are enrolled', async () => {
  await open(ada);
  fireEvent.click(await screen.findByRole('button', { name: 'Enroll' }));
  await screen.findByText('You are enrolled in this course');
  expect(screen.queryByRole('button', { name: 'Enroll' })).toBeNull();
});

test('while the server does not say who it is the panel offers another try', async () => {
  await open('unreachable');
  expect((await screen.findByRole('alert')).textContent).toBe('We could not check whether you are enrolled.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test.each([
  ['fails', () => Response.json({ code: 'server-error', detail: 'Broken.', status: 500 }, { status: 500 })],
  ['does not reach the server', () => Promise.reject(new TypeError('offline'))],
])('§8 when enrolling %s a line says so, and Enroll stays', async (_, failure) => {
  enrol = failure;
  await open(ada);
  fireEvent.click(await screen.findByRole('button', { name: 'Enroll' }));
  expect((await screen.findByRole('alert')).textContent).toBe('We could not enroll you. Please try again.');
  expect(screen.getByRole('button', { name: 'Enroll' })).toBeTruthy();
  expect(screen.queryByText('You are enrolled in this course')).toBeNull();
});
