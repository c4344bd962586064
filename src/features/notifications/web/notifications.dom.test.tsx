import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { liveConnection } from '../../../../test/support/live-connection.ts';
import { ada, putWho } from '../../../../test/support/session.ts';
import { openSmallSite } from '../../../../test/support/small-site.tsx';
import { Page } from './pages/notifications.tsx';

const timestamp = Date.UTC(2026, 4, 4, 9, 30);
const of = { userId: 'u1', readAt: (timestamp + 1000) as number | null, path: null as string | null };
const first = { ...of, id: 'n1', message: 'We have received your application.', timestamp };
const second = { ...of, id: 'n2', message: 'A seat is free in Learn Dart.', timestamp: timestamp + 60_000 };
const unread = { readAt: null };
let stored: (typeof first)[] = [];
/** Ids that the page has marked as read, one for each call. */
let marked: string[] = [];

/** A server with these notifications, newest first, that stores the read marks. */
function answer(path: string, { method, body }: RequestInit): Response {
  if (method === 'PUT') {
    const upToId = body === undefined ? undefined : (JSON.parse(body as string) as { upToId: string }).upToId;
    const oneId = /notifications\/(\w+)\/read$/.exec(path)?.[1];
    marked.push(upToId === undefined ? `only ${oneId}` : upToId);
    const isRead = ({ id }: { id: string }) => (upToId === undefined ? id === oneId : id <= upToId);
    stored = stored.map((one) => (isRead(one) ? { ...one, readAt: one.readAt ?? Date.now() } : one));
    return new Response(null, { status: 204 });
  }
  if (path.startsWith('/api/notification-preferences')) return Response.json({ items: [] });
  const count = stored.filter(({ readAt }) => readAt === null).length;
  return Response.json(path.endsWith('/unread') ? { count } : { items: stored, nextCursor: null });
}

beforeEach(() => {
  stored = [];
  marked = [];
  putWho(ada);
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => Promise.resolve(answer(path, init)));
});

const open = () =>
  openSmallSite({ pages: { '/notifications': Page, '/courses': () => <h1>Courses</h1> }, at: '/notifications' });

test('§2, §8 without a notification the page says so', async () => {
  await open();
  expect(await screen.findByText('No notifications available.')).toBeTruthy();
});

test('§2 each notification has its message and its time, in the words of the reader', async () => {
  stored = [first];
  await open();
  expect(await screen.findByText('We have received your application.')).toBeTruthy();
  const time = document.querySelector('time');
  expect(time?.dateTime).toBe('2026-05-04T09:30:00.000Z');
  expect(time?.textContent).toBe(
    new Date(timestamp).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
  );
});

test('a notification is there as soon as the tab that holds the connection hears of it', async () => {
  stored = [first];
  await open();
  await screen.findByText('We have received your application.');
  const connection = liveConnection();
  stored = [second, first];
  connection.dispatchEvent(new Event('notification'));
  await waitFor(() =>
    expect(
      screen.getAllByRole('status').map(({ textContent }) => textContent),
      'read out',
    ).toContain(second.message),
  );
  expect(screen.getByText(second.message, { selector: 'li p' })).toBeTruthy();
});

test('what came while the connection was away is there once it is back', async () => {
  await open();
  await screen.findByText('No notifications available.');
  const connection = liveConnection();
  stored = [first];
  connection.dispatchEvent(new Event('connected'));
  await screen.findByText(first.message, { selector: 'li p' });
});

const isNew = () => screen.queryAllByText('New').map((mark) => mark.closest('li')?.textContent ?? '');

test('what is unread is new until its reader marks it, by itself or with all others; looking alone does not (§2)', async () => {
  stored = [
    { ...second, ...unread },
    { ...first, ...unread },
  ];
  await open();
  await screen.findByText('2 new notifications');
  expect(marked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: `Mark as read: ${first.message}` }));
  await screen.findByText('1 new notification');
  expect(marked).toEqual(['only n1']);
  expect(document.activeElement?.textContent, 'has the focus of the button that is gone').toContain(first.message);
  expect(isNew()).toHaveLength(1);
  expect(isNew()[0]).toContain(second.message);
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(document.activeElement).toBe(await screen.findByText('You are all caught up.'));
  expect(marked).toEqual(['only n1', 'n2']);
  expect(isNew()).toEqual([]);
});

test('who follows a notification has read it', async () => {
  stored = [{ ...first, ...unread, path: '/courses' }];
  await open();
  await userEvent.click(await screen.findByRole('link', { name: first.message }));
  await waitFor(() => expect(marked).toEqual(['only n1']));
});

test('a mark that does not reach the server is said, and what is new stays new', async () => {
  stored = [{ ...first, ...unread }];
  await open();
  await screen.findByText('1 new notification');
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    Promise.resolve(init.method === 'PUT' ? Response.json({}, { status: 500 }) : answer(path, init)),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await screen.findByText('That did not work. Please try again.');
  expect(isNew()).toHaveLength(1);
});

test('where everything is read nothing is new, and there is nothing to mark', async () => {
  stored = [second, first];
  await open();
  await screen.findByText(first.message);
  expect(screen.queryByText('New')).toBeNull();
  expect(screen.queryByRole('button', { name: /Mark/ })).toBeNull();
});

test('§6 a visitor is asked to log in', async () => {
  putWho('visitor');
  await open();
  expect(await screen.findByText('Please log in to continue.')).toBeTruthy();
});
