import 'fake-indexeddb/auto';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../test/support/session.ts';
import { addWaiting, readWaiting } from '../../features/progress/web/stored-events.ts';
import { record } from '../../features/progress/web/outbox.ts';
import { startSyncQueues } from './start-sync-queues.ts';
// Preloaded, as by an earlier page: the load time is irrelevant to these tests.
import './outboxes.ts';

const lessonDone = { kind: 'lesson-done', subject: 'lists', version: 'v1' } as const;
let calls = 0;
let isOnline = true;

afterAll(startSyncQueues());

beforeEach(() => {
  calls = 0;
  vi.stubGlobal('fetch', () => {
    calls += 1;
    return isOnline ? Promise.resolve(Response.json({ refused: [] })) : Promise.reject(new TypeError('offline'));
  });
});

const keptOf = async (uid: string) => (await readWaiting(uid)).length;

test('what an earlier page has kept is sent whichever page its learner is on, and nobody else’s', async () => {
  const kept = { courseId: 'course1', event: { ...lessonDone, key: crypto.randomUUID(), clientAt: 1 } };
  await addWaiting('u-grace', [kept]);
  await addWaiting('u-ada', [kept]);
  putWho({ ...ada, uid: 'u-ada' });
  await vi.waitFor(async () => expect(await keptOf('u-ada')).toBe(0));
  expect([calls, await keptOf('u-grace')]).toEqual([1, 1]);
  putWho('visitor');
  putWho({ ...ada, uid: 'u-grace' });
  await vi.waitFor(async () => expect(await keptOf('u-grace')).toBe(0));
});

test('what is kept after all was sent is sent too, as soon as there is a network', async () => {
  putWho({ ...ada, uid: 'u-grace' });
  isOnline = false;
  await record('u-grace', 'course1', [lessonDone]);
  await vi.waitFor(() => expect(calls).toBeGreaterThan(0));
  expect(await keptOf('u-grace')).toBe(1);
  isOnline = true;
  dispatchEvent(new Event('online'));
  await vi.waitFor(async () => expect(await keptOf('u-grace')).toBe(0));
});
