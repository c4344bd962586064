import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../test/support/session.ts';
import { openSmallSite } from '../../../../test/support/small-site.tsx';
import { BrandStep } from './brand-step.tsx';
import { useSetup } from './setup-data.ts';

async function open() {
  const saved = Promise.withResolvers<Response>();
  let setup = { brand: 'Opvir', version: '1', isBrandFixed: false };
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body: string }) => {
    if (method !== 'PUT') return Response.json(setup);
    const answer = await saved.promise;
    if (answer.ok) setup = { ...setup, ...(JSON.parse(body) as { brand: string }), version: '2' };
    return answer;
  });
  function Page() {
    const { data } = useSetup();
    return data ? <BrandStep setup={data} /> : null;
  }
  putWho({ ...ada, role: 'admin' });
  const pages = { '/': Page, '/about': () => <h1>About</h1> };
  const router = await openSmallSite({ pages, at: '/' });
  const field = await screen.findByLabelText<HTMLInputElement>('Name of the site');
  fireEvent.change(field, { target: { value: 'School' } });
  fireEvent.submit(field.closest('form')!);
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true'));
  const leave = () => act(async () => void router.navigate({ to: '/about' }));
  return { answer: (response: Response) => act(async () => saved.resolve(response)), field, leave };
}

const question = () => document.querySelector<HTMLElement>('dialog[open]');

test('whoever leaves while the name is saved is asked first, and it is there still if that fails', async () => {
  const { answer, field, leave } = await open();
  await leave();
  await waitFor(() => expect(question()?.textContent).toContain('Leave this page?'));
  await answer(Response.json({ code: 'server-error', detail: 'no', status: 500 }, { status: 500 }));
  await screen.findByText(/^Something went wrong/);
  expect(field.value).toBe('School');
});

test('a name that is saved holds nobody back', async () => {
  const { answer, leave } = await open();
  await answer(Response.json({}));
  await screen.findByText(/^Saved\. Reload open pages/);
  await leave();
  await screen.findByRole('heading', { name: 'About' });
});
