import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../test/support/session.ts';
import { openSmallSite } from '../../../../test/support/small-site.tsx';
import { handOnLiveEvents } from '../../../platform/web/live-events.ts';
import { Page } from './pages/notifications.tsx';

const timestamp = Date.UTC(2026, 4, 4, 9, 30);
const first = { id: 'n1', userId: 'u1', message: 'We have received your application.', timestamp };
const second = { id: 'n2', userId: 'u1', message: 'A seat is free in Learn Dart.', timestamp: timestamp + 60_000 };
let stored: (typeof first)[] = [];

beforeEach(() => {
  stored = [];
  putWho(ada);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ items: stored, nextCursor: null })));
});

afterEach(() => act(() => putWho('visitor')));

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
  const stop = handOnLiveEvents(connection as EventSource);
  stored = [second, first];
  connection.dispatchEvent(new Event('notification'));
  await waitFor(() => expect(screen.getByRole('status').textContent, 'read out').toBe('A seat is free in Learn Dart.'));
  expect(screen.getByRole('list').textContent).toContain('A seat is free in Learn Dart.');
  stop();
});

test('what came while the connection was away is there once it is back', async () => {
  await open();
  await screen.findByText('No notifications available.');
  const connection = new EventTarget();
  const stop = handOnLiveEvents(connection as EventSource);
  stored = [first];
  connection.dispatchEvent(new Event('connected'));
  await waitFor(() => expect(screen.getByRole('list').textContent).toContain('We have received your application.'));
  stop();
});

test('§6 a visitor is asked to log in', async () => {
  putWho('visitor');
  await open();
  expect(await screen.findByText('Please log in to continue.')).toBeTruthy();
});
