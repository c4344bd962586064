import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Part as NewsletterForm } from './newsletter-form.tsx';

function email() {
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
}

async function subscribe(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  const user = userEvent.setup();
  render(<NewsletterForm />);
  await user.type(email(), 'kim@example.org');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
}

test('§8 whoever subscribes is thanked in a status line, told of the mail that confirms, and the field is empty again (§1)', async () => {
  const thanks = { message: 'Thank you for signing up!' };
  await subscribe(() => Promise.resolve(Response.json(thanks, { status: 201 })));
  await screen.findByText('Thank you for signing up!');
  expect(screen.getByRole('status').textContent).toBe(
    'Thank you for signing up!If this address is not confirmed yet, we are sending you an email with a link to confirm it.',
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(email().value).toBe('');
  await userEvent.type(email(), 'l');
  expect(screen.getByRole('status').textContent, 'the next address has not been sent').toBe('');
});

test('§8 a failure is an error line, and the address that was typed stays', async () => {
  await subscribe(() => Promise.resolve(new Response('', { status: 503 })));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Error signing up. Please try again.');
  expect(email().value).toBe('kim@example.org');
});

test('§8 with the server away it is the same error line, and the address that was typed stays', async () => {
  await subscribe(() => Promise.reject(new TypeError('offline')));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Error signing up. Please try again.');
  expect(email().value).toBe('kim@example.org');
});

test('what was typed before the script arrived is kept, and is what is sent', async () => {
  const sent = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ message: '' }, { status: 201 })));
  vi.stubGlobal('fetch', sent);
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => container.remove());
  container.innerHTML = renderToString(<NewsletterForm />);
  email().value = 'kim@example.org';
  const root = await act(() => hydrateRoot(container, <NewsletterForm />));
  onTestFinished(() => act(() => root.unmount()));
  expect(email().value).toBe('kim@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(sent.mock.calls[0]?.[1]?.body).toBe('{"email":"kim@example.org"}');
});

test('§5 an email is required: without one nothing is sent', async () => {
  const calls = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', calls);
  const user = userEvent.setup();
  render(<NewsletterForm />);
  expect(email().required).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  await user.type(email(), '{Enter}');
  expect(calls).not.toHaveBeenCalled();
  expect(screen.queryByText('Thank you for signing up!')).toBeNull();
});
