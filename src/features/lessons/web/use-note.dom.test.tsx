import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoteServer, noteAddress } from '../../../../test/support/note-server.ts';
import { makeQueryClient } from '../../../platform/web/query-client.ts';
import { useNote } from './use-note.ts';

const uid = 'u1';
const key = 'opvir.note.u1.course2.lists';
let server: NoteServer;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  server = new NoteServer(uid);
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const stored = () => server.notes.get(noteAddress('lists'))?.text;
const kept = () => (JSON.parse(localStorage.getItem(key) ?? 'null') as { text: string } | null)?.text;

async function openLesson() {
  const client = makeQueryClient({ retry: false, staleTime: 0 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const page = renderHook(() => useNote(uid, 'course2', 'lists'), { wrapper });
  await pass(0);
  const { result } = page;
  return {
    result,
    unmount: page.unmount,
    type: (text: string) => act(() => result.current.setText(text)),
  };
}

test('a note is sent at a pause, with whose it is; then nothing of it is kept', async () => {
  const { type } = await openLesson();
  type('a');
  expect(kept()).toBe('a');
  await pass(1100);
  expect(server.puts).toEqual([{ userId: uid, text: 'a', version: 0 }]);
  expect(kept()).toBeUndefined();
});

test('with the cookie of somebody else it stays kept', async () => {
  server.uid = 'grace';
  const { type, result } = await openLesson();
  type('of Ada');
  await pass(1100);
  expect([stored(), kept(), result.current.isWaiting]).toEqual([undefined, 'of Ada', true]);
});

test('who left on a slow line, comes back and types on is in no conflict, and the late answer removes nothing of what is kept', async () => {
  const line = Promise.withResolvers<void>();
  server.line = line.promise;
  const left = await openLesson();
  left.type('a');
  left.unmount();
  await pass(0);
  expect(stored()).toBe('a');
  const { type, result } = await openLesson();
  type('ab');
  server.isAway = true;
  line.resolve();
  await pass(0);
  expect(kept()).toBe('ab');
  Object.assign(server, { isAway: false, line: null });
  await pass(1100);
  expect([stored(), kept(), result.current.conflict]).toEqual(['ab', undefined, null]);
});

test('what is typed after a lost acknowledgement and a reload is no conflict with what had arrived', async () => {
  const line = Promise.withResolvers<void>();
  server.line = line.promise;
  const before = await openLesson();
  before.type('a');
  await pass(1100);
  line.reject(new TypeError('the line broke'));
  await pass(0);
  expect([stored(), kept()]).toEqual(['a', 'a']);
  const row = localStorage.getItem(key)!;
  server.isAway = true;
  before.unmount();
  await pass(0);
  localStorage.setItem(key, row);
  Object.assign(server, { isAway: false, line: null });
  const { type, result } = await openLesson();
  type('ab');
  await pass(1100);
  expect([stored(), kept(), result.current.conflict]).toEqual(['ab', undefined, null]);
});

test('what somebody else wrote is a conflict, and what was typed here is kept until one is chosen', async () => {
  const { type, result } = await openLesson();
  type('here');
  server.notes.set(noteAddress('lists'), { text: 'there', version: 1, changedAt: 1 });
  const line = Promise.withResolvers<void>();
  server.line = line.promise;
  await pass(1100);
  // Simulates another page of the lesson.
  localStorage.removeItem(key);
  line.resolve();
  await pass(0);
  expect(result.current.conflict).toEqual({ here: 'here', there: 'there' });
  expect([stored(), kept()]).toEqual(['there', 'here']);
  act(() => result.current.keepHere());
  await pass(1100);
  expect([stored(), kept()]).toEqual(['here', undefined]);
});

test('in two windows without a network, neither overwrites what the other one stored: the second is asked', async () => {
  const [first, second] = [await openLesson(), await openLesson()];
  server.isAway = true;
  first.type('first');
  await pass(1100);
  second.type('second');
  await pass(1100);
  expect(second.result.current.conflict).toEqual({ here: 'second', there: 'first' });
  // It is asked again after the page is loaded anew.
  first.unmount();
  second.unmount();
  const next = await openLesson();
  expect(next.result.current.conflict).toEqual({ here: 'second', there: 'first' });
  act(() => next.result.current.keepThere());
  server.isAway = false;
  await pass(1100);
  expect([stored(), kept()]).toEqual(['first', undefined]);
});

test('a note that the server refuses says why and stays, and is not sent again by itself', async () => {
  const { type, result } = await openLesson();
  let puts = 0;
  vi.stubGlobal('fetch', async () => {
    puts += 1;
    return Response.json({ code: 'not-enrolled', status: 403, detail: 'You are not enrolled.' }, { status: 403 });
  });
  type('a');
  await pass(120_000);
  expect(result.current).toMatchObject({ text: 'a', refusal: 'You are not enrolled.', isWaiting: false });
  expect([puts, kept()]).toEqual([1, 'a']);
});
