import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../test/support/session.ts';
import { openSmallSite } from '../../../../test/support/small-site.tsx';
import { NewContentForm } from './new-content-form.tsx';

test('an ID that the server refuses is marked, and the message of the form names it', async () => {
  const fields = [{ path: 'body.id', message: 'may only have lowercase letters, digits and hyphens' }];
  const refusal = { code: 'invalid-input', status: 400, detail: 'Please check the fields.', fields };
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit = {}) =>
    method === 'POST' ? Response.json(refusal, { status: 400 }) : Response.json({ items: [], nextCursor: null }),
  );
  putWho({ ...ada, role: 'admin' });
  await openSmallSite({ pages: { '/': () => <NewContentForm onBegun={vi.fn<() => void>()} /> }, at: '/' });
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'The furnace' } });
  fireEvent.change(screen.getByLabelText('ID'), { target: { value: 'the furnace' } });
  fireEvent.submit(screen.getByLabelText('ID').closest('form')!);
  const fault = 'ID may only have lowercase letters, digits and hyphens.';
  expect((await screen.findByRole('alert')).textContent).toBe(fault);
  expect(screen.getByLabelText('ID').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Title').getAttribute('aria-invalid')).toBeNull();
});
