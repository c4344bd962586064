import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { Page } from './dashboard.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ items: [], nextCursor: null })));
});

afterEach(() => {
  act(() => putWho('visitor'));
});

test('the dashboard says that a changed address has to be confirmed, and no longer once it is', async () => {
  putWho(ada);
  const router = await openSmallSite({ pages: { '/': Page, '/dashboard': Page }, at: '/' });
  await act(() => router.navigate({ to: '/dashboard', state: { emailToConfirm: 'new@example.org' } }));
  await screen.findByText(/We have sent a link to new@example\.org/);
  act(() => putWho({ ...ada, email: 'new@example.org' }));
  expect(screen.queryByText(/We have sent a link to/)).toBeNull();
});
