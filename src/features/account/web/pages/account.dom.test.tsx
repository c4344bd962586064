import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { Page } from './account.tsx';

test('until when a login takes a deletion back is gone once somebody logs in, also after they have logged out', async () => {
  const answers: Record<string, object> = { 'POST /api/account/deletion': { dueAt: Date.now() } };
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) =>
    Promise.resolve(Response.json(answers[`${method} ${path}`] ?? { items: [], passkeys: [] })),
  );
  putWho(ada);
  await openSmallSite({ pages: { '/account': Page, '/login': () => null }, at: '/account' });
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'correct horse' } });
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByRole('heading', { name: 'Your account will be deleted' })).toBeTruthy();
  act(() => putWho({ ...ada, uid: 'u2', email: 'grace@example.org' }));
  expect(screen.getByText('grace@example.org', { exact: false })).toBeTruthy();
  act(() => putWho('visitor'));
  expect(screen.queryByRole('heading', { name: 'Your account will be deleted' })).toBeNull();
});
