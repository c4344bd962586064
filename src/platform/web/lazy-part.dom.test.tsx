import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

function Named({ name }: { readonly name: string }) {
  return <p>The part {name}</p>;
}

test('a part of a page that fails says so in its place, and can be loaded again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let tries = 0;
  const Part = lazyPart(
    async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('offline');
      return { Part: Named };
    },
    { failed: 'It did not load.', retry: 'Try again' },
    <p>It is on its way.</p>,
  );
  render(
    <>
      <h1>The page</h1>
      <Part name="of Ada" />
    </>,
  );
  expect(screen.getByText('It is on its way.')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('It did not load.');
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The part of Ada')).toBeTruthy();
  expect(tries).toBe(2);
});

test('a part of a page that is no longer on the server offers to reload the page, and leaves the page as it is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const Part = lazyPart(() => Promise.reject<{ Part: () => null }>(new Error('assets/part-abc.js', { cause: 404 })), {
    failed: 'It did not load.',
    retry: 'Try again',
  });
  render(
    <>
      <textarea aria-label="Message" defaultValue="typed" />
      <Part />
    </>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The site was updated. Send or copy what you have typed',
  );
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(reload).toHaveBeenCalledOnce();
});
