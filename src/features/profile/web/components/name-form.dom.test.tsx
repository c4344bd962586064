import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { NameForm } from './name-form.tsx';

test('the name is saved beside the address that the document has, which is not that of the login while it waits for its link', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (typeof body === 'string') sent.push(`${method} ${path} ${body}`);
    return Response.json(
      path === '/api/session' ? { session: null } : { uid: ada.uid, name: '', email: 'new@example.org' },
    );
  });
  putWho({ ...ada, displayName: null });
  await openSmallSite({ pages: { '/': () => <NameForm uid={ada.uid} /> }, at: '/' });
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ada' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved. You can change it in your profile at any time.');
  expect(sent).toEqual(['PUT /api/users/u1 {"name":"Ada","email":"new@example.org"}']);
});
