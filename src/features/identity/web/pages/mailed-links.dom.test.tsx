import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { Page as ConfirmPage } from './confirm-email.tsx';
import { Page as ResetPage } from './reset-password.tsx';

const problem = (status: number, code: string, detail: string) =>
  Response.json({ code, detail, status, reference: 'r' }, { status });
const deadText = 'This link has expired or was already used. Please ask for a new one.';
const email = 'new@example.org';
const session = { user: ada, expiresAt: Date.now() + 86_400_000, now: Date.now() };

let answers: Record<string, () => Response> = {};
let sent: { key: string; body: unknown }[] = [];

beforeEach(() => {
  sent = [];
  putWho('visitor');
  answers = {
    'POST /api/mailed-links': () => Response.json({ purpose: 'change-email', email }),
    'PUT /api/email': () => Response.json({ email }),
    'PUT /api/password': () => Response.json(session),
    'GET /api/session': () => Response.json({ session: null }),
  };
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
    const key = `${method} ${path}`;
    sent.push({ key, body: body && JSON.parse(body) });
    const answer = answers[key];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('offline'));
  });
});

async function open(at: string) {
  const pages = {
    '/confirm-email': ConfirmPage,
    '/reset-password': ResetPage,
    '/dashboard': () => <h1>Dashboard</h1>,
    '/login': () => <h1>Login</h1>,
    '/course': () => <h1>Course</h1>,
  };
  await openSmallSite({ pages, at });
  return userEvent.setup();
}

const password = () => screen.findByLabelText<HTMLInputElement>('Password');

test('the page of a changed address names the address, asks for the password, and says when it is confirmed', async () => {
  const person = await open('/confirm-email?token=t1');
  await person.type(await password(), 'secret1{Enter}');
  expect((await screen.findByRole('status')).textContent).toContain(`${email} is confirmed.`);
  expect(sent.map(({ key }) => key)).toEqual(['POST /api/mailed-links', 'PUT /api/email', 'GET /api/session']);
  expect(sent[1]?.body).toEqual({ token: 't1', password: 'secret1' });
});

test('without a password nothing is sent', async () => {
  const person = await open('/confirm-email?token=t1');
  await password();
  expect(screen.getByText(email)).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Confirm address' }));
  await screen.findByText('Please enter your password.');
  expect(sent.map(({ key }) => key)).toEqual(['POST /api/mailed-links']);
});

test('a wrong password is said at its field, which has the focus, and the next try counts', async () => {
  answers['PUT /api/email'] = () => problem(401, 'invalid-credential', 'The email address or password is incorrect.');
  const person = await open('/confirm-email?token=t1');
  const field = await password();
  await person.type(field, 'wrong{Enter}');
  await screen.findByText('This password is incorrect.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  answers['PUT /api/email'] = () => Response.json({ email });
  await person.type(field, 'secret1{Enter}');
  expect((await screen.findByRole('status')).textContent).toContain('is confirmed');
});

test('too many guesses, and an address that was taken meanwhile, are said in the server’s words, and the form stays', async () => {
  const person = await open('/confirm-email?token=t1');
  const field = await password();
  for (const [status, code, text] of [
    [429, 'too-many-requests', 'Too many attempts. Please wait a moment and try again.'],
    [409, 'email-already-in-use', 'An account with this email address already exists.'],
  ] as const) {
    answers['PUT /api/email'] = () => problem(status, code, text);
    await person.type(field, 'x{Enter}');
    await screen.findByText(text);
    expect(screen.getByRole('alert').textContent).toBe(text);
  }
});

test.each([
  ['', 'Dashboard'],
  ['&returnTo=%2Fcourse', 'Course'],
  ['&returnTo=%2F%2Fevil.example', 'Dashboard'],
])('a new password logs in and continues where the login began, on this site alone: %s', async (more, title) => {
  answers['POST /api/mailed-links'] = () => Response.json({ purpose: 'reset-password', email, asksForCode: false });
  const person = await open(`/reset-password?token=t1${more}`);
  await person.type(await screen.findByLabelText('New password'), 'secret12{Enter}');
  await screen.findByRole('heading', { name: title });
  expect(sent[1]).toEqual({ key: 'PUT /api/password', body: { token: 't1', password: 'secret12' } });
});

test.each(['/confirm-email?token=t1', '/reset-password?token=t1', '/confirm-email?token=', '/reset-password?token='])(
  'a link that does nothing any more says so at once, and asks for no password: %s',
  async (at) => {
    answers['POST /api/mailed-links'] = () => problem(410, 'expired-action-code', deadText);
    await open(at);
    await screen.findByText(deadText);
    expect(screen.queryByRole('button', { name: /Save|Confirm/ })).toBeNull();
  },
);

test.each([
  ['/confirm-email?token=t1', 'reset-password'],
  ['/reset-password?token=t1', 'change-email'],
])('a link for something else is as good as dead: %s with %s', async (at, purpose) => {
  answers['POST /api/mailed-links'] = () => Response.json({ purpose, email });
  await open(at);
  await screen.findByText(deadText);
});

test('a link that dies while the form is open says so in its place', async () => {
  const person = await open('/confirm-email?token=t1');
  const field = await password();
  answers['PUT /api/email'] = () => problem(410, 'expired-action-code', deadText);
  await person.type(field, 'secret1{Enter}');
  await screen.findByText(deadText);
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('while the server is away the page says so and offers another try', async () => {
  const works = answers['POST /api/mailed-links'];
  delete answers['POST /api/mailed-links'];
  const person = await open('/confirm-email?token=t1');
  expect((await screen.findByRole('alert')).textContent).toContain('could not be reached');
  if (works) answers['POST /api/mailed-links'] = works;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await password();
});

test('the way back says that the old address returns, and the new password signs in', async () => {
  answers['POST /api/mailed-links'] = () => Response.json({ purpose: 'restore-email', email: ada.email });
  const person = await open('/reset-password?token=t1');
  const field = await screen.findByLabelText('New password');
  expect(screen.getByText(/This restores your previous email address/)).toBeDefined();
  expect(screen.getByText(ada.email)).toBeDefined();
  await person.type(field, 'battery staple{Enter}');
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(sent.at(-1)).toEqual({ key: 'PUT /api/password', body: { token: 't1', password: 'battery staple' } });
});

test('the link of a forgotten password names the account, and says nothing of another address', async () => {
  answers['POST /api/mailed-links'] = () => Response.json({ purpose: 'reset-password', email: ada.email });
  await open('/reset-password?token=t1');
  await screen.findByText(ada.email);
  expect(screen.queryByText(/This restores your previous email address/)).toBeNull();
});
