import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../test/support/session.ts';
import { openSmallSite } from '../../../../test/support/small-site.tsx';
import { handOnLiveEvents } from '../../../platform/web/live-events.ts';
import { Page } from './pages/notifications.tsx';

const timestamp = Date.UTC(2026, 4, 4, 9, 30);
const of = { userId: 'u1', readAt: (timestamp + 1000) as number | null };
const first = { ...of, id: 'n1', message: 'We have received your application.', timestamp };
const second = { ...of, id: 'n2', message: 'A seat is free in Learn Dart.', timestamp: timestamp + 60_000 };
const unread = { readAt: null };
let stored: (typeof first)[] = [];
/** What the page has marked as read, call by call. */
let marked: string[] = [];

/** A server with these notifications, newest first, that marks what it is told to. */
function answer(path: string, { method, body }: RequestInit): Response {
  if (method === 'PUT') {
    const { upToId } = JSON.parse(body as string) as { upToId: string };
    marked.push(upToId);
    stored = stored.map((one) => (one.id <= upToId ? { ...one, readAt: one.readAt ?? Date.now() } : one));
    return new Response(null, { status: 204 });
  }
  const count = stored.filter(({ readAt }) => readAt === null).length;
  return Response.json(path.endsWith('/unread') ? { count } : { items: stored, nextCursor: null });
}

beforeEach(() => {
  stored = [];
  marked = [];
  putWho(ada);
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => Promise.resolve(answer(path, init)));
});

afterEach(() => act(() => putWho('visitor')));

/** The tab is in the background, or comes to the front. */
function show(visibilityState: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const open = () => openSmallSite({ pages: { '/notifications': Page }, at: '/notifications' });

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
  const connection = new EventTarget();
  handOnLiveEvents(connection as EventSource);
  stored = [second, first];
  connection.dispatchEvent(new Event('notification'));
  await waitFor(() => expect(screen.getByRole('status').textContent, 'read out').toBe('A seat is free in Learn Dart.'));
  expect(screen.getByText(second.message, { selector: 'li p' })).toBeTruthy();
});

test('what came while the connection was away is there once it is back', async () => {
  await open();
  await screen.findByText('No notifications available.');
  const connection = new EventTarget();
  handOnLiveEvents(connection as EventSource);
  stored = [first];
  connection.dispatchEvent(new Event('connected'));
  await screen.findByText(first.message, { selector: 'li p' });
});

test('what was unread is marked as new, is read once it is shown, and stays marked while the reader stays', async () => {
  stored = [{ ...second, ...unread }, first];
  await open();
  await screen.findByText(second.message);
  await waitFor(() => expect(marked).toEqual(['n2']));
  await waitFor(() => expect(stored.map(({ readAt }) => readAt === null)).toEqual([false, false]));
  const connection = new EventTarget();
  handOnLiveEvents(connection as EventSource);
  connection.dispatchEvent(new Event('notifications-read'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getAllByText('New')).toHaveLength(1);
  expect(screen.getByText('New').closest('li')?.textContent).toContain(second.message);
  expect(marked).toEqual(['n2']);
});

test('what arrives in a tab that nobody sees is read only when the tab comes to the front; what was seen before is new no longer', async () => {
  stored = [{ ...first, ...unread }];
  await open();
  await waitFor(() => expect(marked).toEqual(['n1']));
  show('hidden');
  stored = [{ ...second, ...unread }, ...stored];
  const connection = new EventTarget();
  handOnLiveEvents(connection as EventSource);
  connection.dispatchEvent(new Event('notification'));
  await screen.findByText(second.message, { selector: 'li p' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(marked).toEqual(['n1']);
  show('visible');
  await waitFor(() => expect(marked).toEqual(['n1', 'n2']));
  await waitFor(() => expect(screen.getAllByText('New')).toHaveLength(1));
  expect(screen.getByText('New').closest('li')?.textContent).toContain(second.message);
});

test('where everything is read nothing is marked as new, and the server is told nothing', async () => {
  stored = [second, first];
  await open();
  await screen.findByText(first.message);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText('New')).toBeNull();
  expect(marked).toEqual([]);
});

test('§6 a visitor is asked to log in', async () => {
  putWho('visitor');
  await open();
  expect(await screen.findByText('Please log in to continue.')).toBeTruthy();
});
