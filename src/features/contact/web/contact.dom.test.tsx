import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openSmallSite } from '../../../../test/support/small-site.tsx';
import { Page } from './pages/contact.tsx';

let sent: unknown[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  sent = [];
  answer = () => Promise.resolve(Response.json({ id: 'm1' }, { status: 201 }));
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body: string }) => {
    sent.push({ key: `${method} ${path}`, body: JSON.parse(body) as unknown });
    return answer();
  });
});

async function open() {
  await openSmallSite({ pages: { '/contact': Page }, at: '/contact' });
  await screen.findByRole('heading', { name: 'Contact' });
  return userEvent.setup();
}

type User = Awaited<ReturnType<typeof open>>;
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send message' }));

async function fillIn(user: User) {
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Email'), 'ada@example.org');
  await user.type(screen.getByLabelText('Message'), 'When does the next term begin?');
}

test('§5 name, email and message are required, and nothing is sent without them', async () => {
  const user = await open();
  await send(user);
  for (const text of ['Please enter your name.', 'Please enter your email address.', 'Please write a message.']) {
    expect(await screen.findByText(text)).toBeTruthy();
  }
  expect(sent).toEqual([]);
});

test('a message that was sent is answered with thanks, and the next one begins empty', async () => {
  const user = await open();
  await fillIn(user);
  await send(user);
  expect(await screen.findByText('Your message has been sent. Thank you.')).toBeTruthy();
  expect(sent).toEqual([
    {
      key: 'POST /api/contact-messages',
      body: { name: 'Ada', email: 'ada@example.org', message: 'When does the next term begin?' },
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('');
});

test('when nothing arrives the form says so, and what was typed stays', async () => {
  answer = () => Promise.reject(new TypeError('offline'));
  const user = await open();
  await fillIn(user);
  await send(user);
  expect((await screen.findByRole('alert')).textContent).toBe('Your message was not sent. Nothing you typed is lost.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('When does the next term begin?');
});

test('a refusal is shown in its own words', async () => {
  const detail = 'Too many attempts. Please wait a moment and try again.';
  answer = () =>
    Promise.resolve(Response.json({ code: 'too-many-requests', detail, status: 429, reference: 'r' }, { status: 429 }));
  const user = await open();
  await fillIn(user);
  await send(user);
  expect((await screen.findByRole('alert')).textContent).toBe(detail);
});
