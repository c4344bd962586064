import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { NoteServer, noteAddress } from '../../../test/support/note-server.ts';
import { QuizServer } from '../../../test/support/quiz-server.ts';
import { ada, putWho } from '../../../test/support/session.ts';
import { useNote } from '../../features/lessons/web/use-note.ts';
import { makeQueryClient } from '../../platform/web/query-client.ts';
import { startSyncQueues } from './start-sync-queues.ts';
// Preloaded, as by an earlier page: the load time is irrelevant to these tests.
import './outboxes.ts';

// Pending rows of a lesson page are sent from any page that the learner opens later.

afterAll(startSyncQueues());

let notes: NoteServer;
let quiz: QuizServer;

beforeEach(() => {
  localStorage.clear();
  notes = new NoteServer('u1');
  quiz = new QuizServer();
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => (url.endsWith('/note') ? notes : quiz).fetch(url, init));
});

/** Retries long enough for a busy machine. */
const soon = (look: () => void) => vi.waitFor(look);
const goOnline = () => dispatchEvent(new Event('online'));
const noteRow = (lessonId: string, uid = 'u1') => `opvir.note.${uid}.course2.${lessonId}`;
const keepNote = (lessonId: string, text: string, uid?: string) =>
  localStorage.setItem(noteRow(lessonId, uid), JSON.stringify({ text, version: 0 }));
const textOf = (lessonId: string) => notes.notes.get(noteAddress(lessonId))?.text;
const answersRow = 'opvir.quiz.u1.a1';
const typed = (text: string) => ({ answer: { picked: [], typed: [text] }, version: 1, answeredAt: 1 });

test('notes on several lessons are sent once the site is reached, and nobody else’s', async () => {
  keepNote('lists', 'a');
  keepNote('loops', 'b');
  keepNote('sets', 'of Grace', 'grace');
  Object.assign(notes, { isAway: true });
  putWho(ada);
  await soon(() => expect(localStorage.getItem(noteRow('lists'))).toContain('unacknowledged'));
  notes.isAway = false;
  goOnline();
  await soon(() => expect([textOf('lists'), textOf('loops')]).toEqual(['a', 'b']));
  await soon(() => expect(localStorage.getItem(noteRow('loops'))).toBeNull());
  expect(notes.puts.every(({ userId }) => userId === 'u1')).toBe(true);
  expect([textOf('sets'), localStorage.getItem(noteRow('lists'))]).toEqual([undefined, null]);
  expect(localStorage.getItem(noteRow('sets', 'grace'))).toContain('of Grace');
});

test('a note that was changed elsewhere stays kept and overwrites nothing; it is not sent again and again', async () => {
  notes.notes.set(noteAddress('lists'), { text: 'there', version: 1, changedAt: 1 });
  keepNote('lists', 'here');
  putWho(ada);
  await soon(() => expect(notes.puts).not.toEqual([]));
  for (const lessonId of ['loops', 'sets', 'sums', 'words']) {
    keepNote(lessonId, 'b');
    goOnline();
    await soon(() => expect(textOf(lessonId)).toBe('b'));
  }
  // The second request follows the change that marks the stored row as sent.
  expect(notes.puts.filter(({ text }) => text === 'here')).toHaveLength(2);
  expect([textOf('lists'), localStorage.getItem(noteRow('lists'))]).toEqual(['there', expect.stringContaining('here')]);
});

test('a note that its lesson failed to send on the way out is sent by itself', async () => {
  putWho(ada);
  const client = makeQueryClient({ retry: false });
  const { result, unmount } = renderHook(() => useNote('u1', 'course2', 'lists'), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await soon(() => expect(result.current.isLoading).toBe(false));
  act(() => result.current.setText('left'));
  let isLost = true;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (!isLost) return notes.fetch(url, init);
    isLost = false;
    return Promise.reject(new TypeError('the line broke'));
  });
  unmount();
  await soon(() => expect(textOf('lists')).toBe('left'));
  await soon(() => expect(localStorage.getItem(noteRow('lists'))).toBeNull());
});

test('answers of an attempt that was left are sent, as given when they were given', async () => {
  localStorage.setItem(answersRow, JSON.stringify({ q2: typed('b'), q3: typed('c') }));
  quiz.isAway = true;
  putWho(ada);
  await soon(() => expect(quiz.calls).toContain('GET /api/quiz-attempts/a1'));
  quiz.isAway = false;
  goOnline();
  await soon(() => expect(localStorage.getItem(answersRow)).toBeNull());
  expect([...quiz.saved.keys()]).toEqual(['q2', 'q3']);
  expect(quiz.answeredAt).toEqual([1, 1]);
});

test('an answer that was given elsewhere too overwrites nothing, and stays kept for the attempt to ask', async () => {
  const theirs = { picked: [], typed: ['other'] };
  quiz.saved.set('q2', { questionId: 'q2', version: 1, answer: theirs, savedAt: 1 });
  localStorage.setItem(answersRow, JSON.stringify({ q2: typed('b'), q3: typed('c') }));
  putWho(ada);
  await soon(() => expect(quiz.saved.has('q3')).toBe(true));
  expect(quiz.saved.get('q2')?.answer).toEqual(theirs);
  await soon(() => expect(Object.keys(JSON.parse(localStorage.getItem(answersRow)!) as object)).toEqual(['q2']));
});

test('of an attempt that is over nothing is kept', async () => {
  quiz.submittedAt = 2;
  localStorage.setItem(answersRow, JSON.stringify({ q2: typed('b') }));
  putWho(ada);
  await soon(() => expect(localStorage.getItem(answersRow)).toBeNull());
  expect(quiz.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
});
