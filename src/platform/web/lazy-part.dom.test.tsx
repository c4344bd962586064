import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Suspense, useLayoutEffect } from 'react';
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

test('what is typed into the HTML of a part stays when the page learns more before the script of the part is there', async () => {
  const Form = ({ note }: { readonly note?: string }) => (
    <>
      {note && <p>{note}</p>}
      <input aria-label="Email" />
    </>
  );
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const Part = lazyPart(
    async () => {
      await arrival;
      return { Part: Form };
    },
    { failed: 'It did not load.', retry: 'Try again' },
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <div className="contents" data-part="waiting">
      <Suspense>
        <Form />
      </Suspense>
    </div>,
  );
  const { rerender } = render(<Part />, { container, hydrate: true });
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org');
  rerender(<Part note="For a course" />);
  arrive();
  expect(await screen.findByText('For a course')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.org');
  expect(container.querySelector('[data-part=waiting]')).toBeNull();
  container.remove();
});

test('a part that answers says no longer that it waits, so that no press is done twice', async () => {
  const waited: boolean[] = [];
  function Toggle() {
    useLayoutEffect(() => {
      queueMicrotask(() => waited.push(document.querySelector('[data-part=waiting]') !== null));
    }, []);
    return <button type="button">Open</button>;
  }
  const Part = lazyPart(async () => ({ Part: Toggle }), { failed: 'It did not load.', retry: 'Try again' });
  render(<Part />);
  await screen.findByRole('button', { name: 'Open' });
  expect(waited).toEqual([false]);
});
