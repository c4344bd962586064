import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

test('a part of a page that fails says so in its place, and can be loaded again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let tries = 0;
  const Part = lazyPart(
    () => (tries++ === 0 ? Promise.reject(new TypeError('offline')) : Promise.resolve({ Part: () => <p>The part</p> })),
    { failed: 'It did not load.', retry: 'Try again' },
  );
  render(
    <>
      <h1>The page</h1>
      <Part />
    </>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('It did not load.');
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The part')).toBeTruthy();
  expect(tries).toBe(2);
});
