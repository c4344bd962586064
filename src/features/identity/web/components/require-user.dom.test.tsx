import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { RequireUser } from './require-user.tsx';

let answer: () => Promise<Response>;

beforeEach(() => vi.stubGlobal('fetch', () => answer()));
async function openPage() {
  putWho('unreachable');
  const Page = () => <RequireUser>{({ displayName }) => <p>For {displayName}</p>}</RequireUser>;
  await openSmallSite({ pages: { '/': Page }, at: '/' });
}

test('while the server does not say who it is a page says so, and Try again asks at once', async () => {
  await openPage();
  expect(screen.getByRole('alert').textContent).toBe('We could not check whether you are logged in. Please try again.');
  answer = () =>
    Promise.resolve(Response.json({ session: { user: ada, expiresAt: Date.now() + 86_400_000, now: Date.now() } }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('For Ada')).toBeTruthy();
});

test('Try again that fails leaves the line and the button where they are', async () => {
  localStorage.setItem('isAuthenticated', 'true');
  await openPage();
  answer = () => Promise.reject(new TypeError('offline'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Try again' }).disabled).toBe(false);
});
