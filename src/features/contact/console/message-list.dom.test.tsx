import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../test/support/session.ts';
import { openSmallSite } from '../../../../test/support/small-site.tsx';
import { turns } from '../../../../test/support/turns.ts';
import { declareStale } from '../../../platform/web/stale-data.ts';
import { MessageList } from './message-list.tsx';

const line = (id: string) => ({
  id,
  name: `Sender ${id}`,
  email: 'sender@example.org',
  message: 'Is there a course on glass?',
  timestamp: 0,
  state: 'new',
  origin: 'form',
  assignee: null,
  version: 0,
});

let listed: string[] = [];
let thread: () => Response;
let sent: unknown[] = [];

beforeEach(() => {
  putWho({ ...ada, role: 'admin' });
  [listed, sent] = [['m1', 'm2'], []];
  thread = () => Response.json({ ...line('m1'), takesReplies: true, entries: [], notes: [] });
  vi.stubGlobal('fetch', async (address: string, { method, body = '' }: { method?: string; body?: string } = {}) => {
    const { pathname } = new URL(address, 'https://example.org');
    if (method === 'POST') sent.push(JSON.parse(body));
    if (pathname.includes('/messages/m1')) return thread();
    return Response.json({ items: pathname.endsWith('/messages') ? listed.map(line) : [], nextCursor: null });
  });
});

/** Renders the list with the first message open and an incomplete answer. */
async function openList(typed = 'Half an answer') {
  await openSmallSite({ pages: { '/admin/$section': MessageList }, at: '/admin/messages?state=new&open=m1' });
  fireEvent.change(await screen.findByLabelText('Your answer'), {
    target: { value: typed },
  });
}

const answerField = () => screen.queryByLabelText<HTMLTextAreaElement>('Your answer');
const readAnew = () =>
  act(async () => {
    await declareStale([['admin'], ['admin-message']]);
    // TanStack Query notifies asynchronously.
    await turns();
  });
const rows = () => screen.getAllByRole('button', { name: /^Sender/ }).map(({ textContent }) => textContent);

test.each([[['m2']], [[]]])('what is typed outlives that the list, read anew, has but %j', async (left) => {
  await openList();
  listed = left;
  await readAnew();
  expect(answerField()?.value).toBe('Half an answer');
  expect(rows()).toEqual(['Sender m1', ...left.map((id) => `Sender ${id}`)]);
});

test('a row in which nothing is typed leaves its list', async () => {
  await openList('');
  listed = ['m2'];
  await readAnew();
  expect(rows()).toEqual(['Sender m2']);
});

test('what is typed outlives that its thread could not be read anew, but not the message', async () => {
  await openList();
  thread = () => new Response('', { status: 503 });
  await readAnew();
  expect(screen.getByText('The latest messages could not be loaded.')).toBeTruthy();
  expect(answerField()?.value).toBe('Half an answer');
  thread = () => Response.json({ code: 'message-not-found', detail: 'Gone.', status: 404 }, { status: 404 });
  listed = ['m2'];
  await readAnew();
  expect(answerField()).toBeNull();
  expect(rows()).toEqual(['Sender m2']);
});

test('an answer names the version that was there when its first letter was typed', async () => {
  await openList();
  thread = () => Response.json({ ...line('m1'), version: 1, takesReplies: true, entries: [], notes: [] });
  await readAnew();
  expect(screen.getByText('Someone wrote here while you were typing. Please read it before you send.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await vi.waitFor(() => expect(sent).toEqual([{ text: 'Half an answer', version: 0 }]));
});

test('what an answer quotes is folded, and one that was not delivered is named so', async () => {
  const arrived = { by: null, from: 'sender@example.org', at: 0 };
  const entries = [
    {
      ...arrived,
      id: 'e1',
      kind: 'reply',
      text: 'Yes.',
      quotedText: 'On 3 November 2025 at 10:12 Opvir wrote:\n> Not yet.',
    },
    { ...arrived, id: 'e2', kind: 'bounce', text: 'No such user here.', quotedText: null },
  ];
  thread = () => Response.json({ ...line('m1'), takesReplies: true, entries, notes: [] });
  await openList();
  const folds = screen.getAllByText('Show quoted text');
  expect(folds).toHaveLength(1);
  const fold = folds[0]!.closest('details')!;
  expect([fold.open, fold.textContent]).toEqual([false, expect.stringContaining('> Not yet.')]);
  expect(screen.getByText('Answer not delivered')).toBeTruthy();
});
