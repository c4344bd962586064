import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../test/support/session.ts';
import { openSmallSite } from '../../../../test/support/small-site.tsx';
import { Part } from './notifications-part.tsx';

interface Sent {
  readonly attempt: string;
  readonly title: string;
}

const sentBefore = 'Sent already.';
let sent: Sent[];
/** Announcements that the server has sent, by attempt. */
let told: Map<string, string>;
let losesAnswer: boolean;

const lineOf = (message: string) => ({
  id: message,
  audience: 'everybody',
  to: null,
  message,
  path: null,
  by: null,
  people: 2,
  passed: 2,
  told: 2,
  timestamp: 0,
  endedAt: 1,
});

function tell({ attempt, title }: Sent): Response {
  const first = told.get(attempt) ?? title;
  told.set(attempt, first);
  if (losesAnswer) throw new TypeError('Failed to fetch');
  return first === title
    ? Response.json(lineOf(title), { status: 202 })
    : Response.json({ code: 'announcement-sent-before', detail: sentBefore, status: 409 }, { status: 409 });
}

beforeEach(async () => {
  putWho({ ...ada, role: 'admin' });
  [sent, told, losesAnswer] = [[], new Map<string, string>(), true];
  vi.stubGlobal('fetch', async (address: string, { method, body = '' }: { method?: string; body?: string } = {}) => {
    const { pathname } = new URL(address, 'https://example.org');
    const items = pathname.endsWith('/announcements') ? [...told.values()].map(lineOf) : [];
    if (method !== 'POST') return Response.json({ items, nextCursor: null });
    const words = JSON.parse(body) as Sent;
    if (pathname.endsWith('-previews'))
      return Response.json({ message: words.title, path: null, people: 2, unwilling: 0 });
    sent.push(words);
    return tell(words);
  });
  await openSmallSite({ pages: { '/admin/$section': Part }, at: '/admin/notifications?open=new' });
  fireEvent.change(await screen.findByLabelText('Send to'), { target: { value: 'everybody' } });
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function write(title: string) {
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: title } });
  press('Preview');
  await screen.findByText('It goes to 2 people.');
}

/** Waits until the server has received another request. */
async function send() {
  const before = sent.length;
  press('Send');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveLength(before + 1));
}

/** The server sends it, but its response is lost. */
async function sendInVain() {
  await send();
  await screen.findByText('We do not know if it was sent. Please send it again. Nobody is notified twice.');
  losesAnswer = false;
}

test('what was corrected after an answer was lost is not told as sent: the first shows in the list, and the next press sends it', async () => {
  await write('The exam is on Friday');
  await sendInVain();
  press('Edit');
  await write('The exam is on Thursday');
  await send();
  await screen.findByText(sentBefore);
  await screen.findByRole('button', { name: /^The exam is on Friday/ });
  await send();
  await screen.findByText('Your notification is on its way.');
  expect([...told.values()]).toEqual(['The exam is on Friday', 'The exam is on Thursday']);
});

test('the same, pressed again after its answer was lost, is the same attempt', async () => {
  await write('The exam is on Friday');
  await sendInVain();
  await send();
  await screen.findByText('Your notification is on its way.');
  expect(new Set(sent.map(({ attempt }) => attempt)).size).toBe(1);
});
