import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ada as user, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { declareStale } from '../../../../platform/web/stale-data.ts';
import { currentSession, putSession } from '../../../identity/web/session-store.ts';
import { Page } from './edit-profile.tsx';

let answers: Record<string, () => Response | Promise<Response>> = {};
let calls: string[] = [];
let lastBody: unknown;

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  const expiresAt = Date.now() + 86_400_000;
  putWho(user);
  answers = {
    'GET /api/users/u1': () => Response.json({ uid: 'u1', name: 'Ada', email: user.email }),
    'PUT /api/users/u1': () => Response.json({ uid: 'u1', name: 'Ada L', email: user.email, emailToConfirm: null }),
    'GET /api/session': () =>
      Response.json({ session: { user: { ...user, displayName: 'Ada L' }, expiresAt, now: Date.now() } }),
  };
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    const key = `${method} ${path}`;
    calls.push(key);
    if (typeof body === 'string') lastBody = JSON.parse(body);
    const answer = answers[key];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('offline'));
  });
});

afterEach(() => {
  putSession({ status: 'visitor', ending: null });
  vi.useRealTimers();
});

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

async function openPage() {
  const pages = { '/edit-profile': Page, '/dashboard': () => <h1>Dashboard</h1> };
  const router = await openSmallSite({ pages, at: '/edit-profile' });
  await settle();
  return router;
}

async function save(name: string) {
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await settle();
}

test('success is shown for 2000 ms, and only then comes the dashboard (§2, §4, §9)', async () => {
  const router = await openPage();
  await save('Ada L');
  expect(screen.getByText('Profile updated successfully!')).toBeTruthy();
  await settle(1999);
  expect(router.state.location.pathname).toBe('/edit-profile');
  await settle(1);
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('too many changes of the address are said in the server’s words, and nothing typed is lost', async () => {
  const detail = 'The email address was changed too often.';
  answers['PUT /api/users/u1'] = () =>
    Response.json({ code: 'email-changed-too-often', detail, status: 429, reference: 'r' }, { status: 429 });
  await openPage();
  await save('Ada L');
  expect(screen.getByRole('alert').textContent).toBe(detail);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada L');
});

test('a changed email goes on to the dashboard, which says that its link must be opened', async () => {
  answers['PUT /api/users/u1'] = () =>
    Response.json({ uid: 'u1', name: 'Ada', email: user.email, emailToConfirm: 'new@example.org' });
  const router = await openPage();
  await save('Ada');
  expect(screen.getByText(/We sent a link to new@example\.org/)).toBeTruthy();
  await settle(2000);
  expect(router.state.location.state).toMatchObject({ emailToConfirm: { uid: 'u1', email: 'new@example.org' } });
});

test('when saving fails the page says so and keeps what was typed (§8)', async () => {
  delete answers['PUT /api/users/u1'];
  await openPage();
  await save('Ada Lovelace');
  expect(screen.getByRole('alert').textContent).toBe('Failed to update profile. Please try again.');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada Lovelace');
});

test('when loading fails the page says so and offers another try, which works (§8)', async () => {
  const load = answers['GET /api/users/u1'];
  delete answers['GET /api/users/u1'];
  await openPage();
  expect(screen.getByRole('alert').textContent).toBe('Failed to fetch data. Please check your internet connection.');
  if (load) answers['GET /api/users/u1'] = load;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.org');
});

test('when it cannot be found out who it is the page says the same, and another try shows the form (§8)', async () => {
  putSession({ status: 'unreachable', failures: 1 });
  await openPage();
  expect(screen.getByRole('alert').textContent).toBe('Failed to fetch data. Please check your internet connection.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.org');
  expect(currentSession().status).toBe('signed-in');
});

test('when the session expires, what was typed stays, a strip says so, and only the same user finds it again', async () => {
  await openPage();
  fireEvent.input(nameField(), { target: { value: 'Ada Lovelace' } });
  await settle();
  act(() => putSession({ status: 'visitor', ending: 'session-expired' }));
  await act(() => vi.dynamicImportSettled());
  await settle();
  expect(screen.getByRole('alert').textContent).toBe(
    'Your session has ended. Please log in again. Nothing you typed is lost.',
  );
  expect(nameField().value).toBe('Ada Lovelace');
  act(() => putWho(user));
  await settle();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(nameField().value).toBe('Ada Lovelace');

  act(() => putSession({ status: 'visitor', ending: 'session-expired' }));
  answers['GET /api/users/u2'] = () => Response.json({ uid: 'u2', name: 'Grace', email: 'grace@example.org' });
  act(() => putWho({ ...user, uid: 'u2' }));
  await settle();
  expect(nameField().value).toBe('Grace');
});

test('when the session expires before anything was typed, the page asks to log in and shows nothing of the user', async () => {
  await openPage();
  act(() => putSession({ status: 'visitor', ending: 'session-expired' }));
  await settle();
  expect(screen.getByText('Your session has ended. Please log in again.')).toBeTruthy();
  expect(screen.queryByLabelText('Name')).toBeNull();
});

test('after a logout the page asks to log in and shows nothing of the user', async () => {
  await openPage();
  fireEvent.change(nameField(), { target: { value: 'Ada Lovelace' } });
  act(() => putSession({ status: 'visitor', ending: null }));
  await settle();
  expect(screen.getByText('Please log in to continue.')).toBeTruthy();
  expect(screen.queryByLabelText('Name')).toBeNull();
});

test.each([
  ['Name', '', 'Please enter your name.'],
  ['Name', '  ', 'Please enter your name.'],
  ['Email', '', 'Please enter your email address.'],
  ['Email', '  ', 'Please enter your email address.'],
])('%s is required: with %j it says so, and nothing is sent (§5)', async (label, blank, text) => {
  await openPage();
  const field = screen.getByLabelText<HTMLInputElement>(label);
  expect(field.required).toBe(true);
  fireEvent.change(field, { target: { value: blank } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await settle();
  expect(screen.getByText(text)).toBeTruthy();
  expect(calls).toEqual(['GET /api/users/u1']);
});

const stored = (name: string, email: string) => () => Response.json({ uid: 'u1', name, email });
const nameField = () => screen.getByLabelText<HTMLInputElement>('Name');
const emailField = () => screen.getByLabelText<HTMLInputElement>('Email');

test('what another window has saved meanwhile is not written back: only what was typed is', async () => {
  await openPage();
  fireEvent.change(nameField(), { target: { value: 'Ada Lovelace' } });
  await settle();
  answers['GET /api/users/u1'] = stored('Countess', 'new@example.org');
  await act(() => declareStale([['user-document', 'u1']]));
  await settle();
  expect([nameField().value, emailField().value]).toEqual(['Ada Lovelace', 'new@example.org']);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await settle();
  expect(lastBody).toEqual({ name: 'Ada Lovelace', email: 'new@example.org' });
});

test('what was read at an earlier visit is not shown before it has been read anew', async () => {
  const router = await openPage();
  await act(() => router.navigate({ to: '/dashboard' }));
  const { promise, resolve } = Promise.withResolvers<Response>();
  answers['GET /api/users/u1'] = () => promise;
  await act(() => router.navigate({ to: '/edit-profile' }));
  await settle();
  expect(screen.queryByLabelText('Name')).toBeNull();
  resolve(stored('Countess', user.email)());
  await settle();
  expect(nameField().value).toBe('Countess');
});

test('nothing of the picture is shown once the session has ended', async () => {
  await openPage();
  expect(screen.getByRole('heading', { name: 'Picture' })).toBeTruthy();
  act(() => putSession({ status: 'visitor', ending: null }));
  expect(screen.queryByRole('heading', { name: 'Picture' })).toBeNull();
});

test('what is corrected after a success is not saved yet: nothing leads away without asking, and it can be saved', async () => {
  const router = await openPage();
  await save('Ada L');
  fireEvent.change(emailField(), { target: { value: 'right@example.org' } });
  await settle(5000);
  expect(router.state.location.pathname).toBe('/edit-profile');
  act(() => void router.navigate({ to: '/dashboard' }));
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await settle();
  expect(lastBody).toEqual({ name: 'Ada L', email: 'right@example.org' });
  await settle(2000);
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('a picture that is being cut stays when the form above it is saved, and leaving asks', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 8, height: 8 }));
  const router = await openPage();
  const file = new File(['x'], 'me.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Choose a picture'), { target: { files: [file] } });
  await settle();
  await save('Ada L');
  await settle(5000);
  expect(router.state.location.pathname).toBe('/edit-profile');
  act(() => void router.navigate({ to: '/dashboard' }));
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  await settle();
  expect(router.state.location.pathname).toBe('/edit-profile');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await settle(2000);
  expect(router.state.location.pathname).toBe('/dashboard');
});
