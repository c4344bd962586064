import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../test/support/session.ts';
import { openSmallSite } from '../../../../test/support/small-site.tsx';
import { Page } from './pages/contact.tsx';

let sent: unknown[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  putWho('visitor');
  sent = [];
  answer = () => Promise.resolve(Response.json({ id: 'm1' }, { status: 201 }));
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body: string }) => {
    sent.push({ key: `${method} ${path}`, body: JSON.parse(body) as unknown });
    return answer();
  });
});

async function open() {
  await openSmallSite({ pages: { '/contact': Page }, at: '/contact' });
  await screen.findByRole('button', { name: 'Send message' });
  return userEvent.setup();
}

type User = Awaited<ReturnType<typeof open>>;
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send message' }));

async function fillIn(user: User) {
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Email'), 'ada@example.org');
  await user.type(screen.getByLabelText('Message'), 'When does the next term begin?');
}

test('§5 name, email and message are required, and nothing is sent without them (§1, §2, §3)', async () => {
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
  expect(sent).toMatchObject([
    {
      key: 'POST /api/contact-messages',
      body: { name: 'Ada', email: 'ada@example.org', message: 'When does the next term begin?', homepage: '' },
    },
  ]);
  expect((sent as { body: { openForMs: number } }[])[0]?.body.openForMs).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(value('Message')).toBe('');
  expect(document.activeElement).toBe(screen.getByLabelText('Message'));
});

test('what is typed while a message is on its way is there for the next one', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  const user = await open();
  await fillIn(user);
  await send(user);
  await user.type(screen.getByLabelText('Message'), ' And what does it cost?');
  resolve(Response.json({ id: 'm1' }, { status: 201 }));
  await user.click(await screen.findByRole('button', { name: 'Write another message' }));
  expect(value('Message')).toBe('When does the next term begin? And what does it cost?');
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

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('who is signed in finds name and address filled in, also when that becomes known after the form was drawn', async () => {
  putWho('checking');
  await open();
  expect([value('Name'), value('Email')]).toEqual(['', '']);
  act(() => putWho(ada));
  expect([value('Name'), value('Email')]).toEqual(['Ada', 'ada@example.org']);
  // The session is refreshed with equal values: nothing changes.
  act(() => putWho({ ...ada }));
  expect([value('Name'), value('Email')]).toEqual(['Ada', 'ada@example.org']);
});

test('what was typed before it is known who is signed in stays, and so does what was changed afterwards', async () => {
  putWho('checking');
  const user = await open();
  await user.type(screen.getByLabelText('Email'), 'office@example.org');
  act(() => putWho(ada));
  expect([value('Name'), value('Email')]).toEqual(['Ada', 'office@example.org']);
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'A. L.');
  act(() => putWho({ ...ada, displayName: 'Ada Lovelace' }));
  expect([value('Name'), value('Email')]).toEqual(['A. L.', 'office@example.org']);
});

test('the address of one user is not left to the next one', async () => {
  putWho(ada);
  await open();
  act(() => putWho({ ...ada, uid: 'u2', displayName: null, email: 'grace@example.org' }));
  expect([value('Name'), value('Email')]).toEqual(['', 'grace@example.org']);
});

test('what did not arrive last time does not stand beside what is missing now', async () => {
  answer = () => Promise.reject(new TypeError('offline'));
  const user = await open();
  await fillIn(user);
  await send(user);
  await screen.findByRole('alert');
  await user.clear(screen.getByLabelText('Message'));
  await send(user);
  await screen.findByText('Please write a message.');
  expect(screen.queryByRole('alert')).toBeNull();
});
