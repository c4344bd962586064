import 'fake-indexeddb/auto';
import { createStore, get } from 'idb-keyval';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { turns } from '../../../../test/support/turns.ts';
import { isAllSent } from '../../../platform/web/outbox/all-sent.ts';
import { readWaiting } from './stored-events.ts';
import { waitingName } from './outbox-name.ts';
import { keepSending, record } from './outbox.ts';
import type { NewEvent, Waiting } from './waiting.ts';

interface Batch {
  readonly courseId: string;
  readonly events: readonly { readonly key: string; readonly kind: string; readonly subject: string }[];
}

/** Batches that the server received; `answer` creates the response to each until it is replaced. */
const taken: Batch[] = [];
let answer: (batch: Batch) => Response | Promise<Response>;
const stops: (() => void)[] = [];
let learners = 0;

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  taken.length = 0;
});

const ok = () => Response.json({ progress: {}, refused: [] });
const offline = () => Promise.reject(new TypeError('offline'));
const problem = (status: number, code: string) => () => Response.json({ code, status, detail: 'No.' }, { status });

function serve(how: typeof answer): void {
  answer = how;
  vi.stubGlobal('fetch', async (url: string, { body, signal }: RequestInit) => {
    // A sender that an earlier test stopped may still be about to send.
    signal?.throwIfAborted();
    const courseId = /courses\/(\w+)\//.exec(url)?.[1] ?? '';
    const batch = { courseId, ...(JSON.parse(body as string) as Omit<Batch, 'courseId'>) };
    const given = await answer(batch);
    if (given.ok) taken.push(batch);
    return given;
  });
}

function newLearner(): string {
  learners += 1;
  return `learner-${learners}`;
}

function done(subject: string): NewEvent {
  return { kind: 'lesson-done', subject, version: 'v1' };
}

function sending(uid: string): void {
  stops.push(keepSending(uid));
}

/** Fakes the Web Locks API, which this environment lacks: a request waits for all earlier ones. */
function holdLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, __: LockOptions, work: () => Promise<void>) => (last = last.then(work));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
}

const subjects = () => taken.flatMap(({ events }) => events.map(({ subject }) => subject));
const waitingOf = async (uid: string) => (await readWaiting(uid)).map(({ event }) => event.subject);

test('what was learnt without a network stays in the browser, and is sent in order, once, when it is back', async () => {
  const uid = newLearner();
  serve(offline);
  sending(uid);
  for (const subject of ['one', 'two', 'three']) await record(uid, 'course1', [done(subject)]);
  expect(await waitingOf(uid)).toEqual(['one', 'two', 'three']);
  answer = ok;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(subjects()).toEqual(['one', 'two', 'three']));
  await vi.waitFor(async () => expect(await waitingOf(uid)).toEqual([]));
  dispatchEvent(new Event('online'));
  await record(uid, 'course1', [done('four')]);
  await vi.waitFor(() => expect(subjects()).toEqual(['one', 'two', 'three', 'four']));
});

test('the browser remembers whether the server has everything: pages without what sends go by that', async () => {
  const uid = newLearner();
  serve(offline);
  expect(isAllSent(waitingName, uid)).toBe(false);
  sending(uid);
  await vi.waitFor(() => expect(isAllSent(waitingName, uid)).toBe(true));
  await record(uid, 'course1', [done('one')]);
  expect(isAllSent(waitingName, uid)).toBe(false);
  answer = ok;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(isAllSent(waitingName, uid)).toBe(true));
  expect(await waitingOf(uid)).toEqual([]);
});

test('a reload loses nothing: the next page sends what the one before has kept', async () => {
  const uid = newLearner();
  serve(ok);
  await record(uid, 'course1', [done('one')]);
  expect(taken).toEqual([]);
  vi.resetModules();
  const next = await import('./outbox.ts');
  stops.push(next.keepSending(uid));
  await vi.waitFor(() => expect(subjects()).toEqual(['one']));
});

test('two windows share the list: each sees what the other has added, and only one at a time sends', async () => {
  const uid = newLearner();
  let underWay = 0;
  let most = 0;
  serve(async () => {
    most = Math.max(most, (underWay += 1));
    await turns();
    underWay -= 1;
    return ok();
  });
  holdLocks();
  vi.resetModules();
  const other = await import('./outbox.ts');
  sending(uid);
  stops.push(other.keepSending(uid));
  const both = Array.from({ length: 5 }, (_, number) => [
    record(uid, 'course1', [done(`here-${number}`)]),
    other.record(uid, 'course1', [done(`there-${number}`)]),
  ]);
  await Promise.all(both.flat());
  await vi.waitFor(() => expect(new Set(subjects()).size).toBe(10));
  await vi.waitFor(async () => expect(await waitingOf(uid)).toEqual([]));
  expect({ most, sent: subjects().length }).toEqual({ most: 1, sent: 10 });
});

test('a connection that breaks after the server has taken it: it is sent again under the same key', async () => {
  const uid = newLearner();
  const keys: string[] = [];
  serve(({ events }) => {
    keys.push(...events.map(({ key }) => key));
    return keys.length === 1 ? offline() : ok();
  });
  sending(uid);
  await record(uid, 'course1', [done('one')]);
  await vi.waitFor(() => expect(keys).toHaveLength(1));
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBe(keys[1]);
});

test('more than the server takes at once goes in batches, and of the places in one lesson only the last', async () => {
  const uid = newLearner();
  serve(ok);
  const many = Array.from({ length: 130 }, (_, number) => done(`lesson-${number}`));
  const place = (at: number): NewEvent => ({ kind: 'position', subject: 'one', version: 'v1', place: at });
  await record(uid, 'course1', [...many, place(0.1)]);
  await record(uid, 'course1', [place(0.2)]);
  sending(uid);
  await vi.waitFor(() => expect(taken.map(({ events }) => events.length)).toEqual([100, 31]));
  expect(taken[1]?.events.at(-1)).toMatchObject({ kind: 'position', place: 0.2 });
});

test('a course whose learner is not enrolled holds up no other, and its events stay', async () => {
  const uid = newLearner();
  serve(({ courseId }) => (courseId === 'course1' ? problem(403, 'not-enrolled')() : ok()));
  await record(uid, 'course1', [done('one')]);
  await record(uid, 'course2', [done('two')]);
  sending(uid);
  await vi.waitFor(() => expect(subjects()).toEqual(['two']));
  expect(await waitingOf(uid)).toEqual(['one']);
});

test.each([
  ['does not understand', () => problem(400, 'invalid-input')()],
  [
    'knows no subject of',
    (keys: string[]) => Response.json({ progress: {}, refused: keys.map((key) => ({ key, code: 'unknown-subject' })) }),
  ],
])('an event that the server %s holds up no other: it is put aside, and not dropped', async (_, refuse) => {
  const uid = newLearner();
  const isOdd = ({ subject }: { readonly subject: string }) => subject === 'odd';
  serve(({ events }) => (events.some(isOdd) ? refuse(events.filter(isOdd).map(({ key }) => key)) : ok()));
  await record(uid, 'course1', [done('one'), done('odd'), done('two')]);
  sending(uid);
  await vi.waitFor(() => expect(subjects()).toEqual(expect.arrayContaining(['one', 'two'])));
  await vi.waitFor(async () => expect(await waitingOf(uid)).toEqual([]));
  const aside = await get<Waiting[]>(`aside ${uid}`, createStore('opvir-learning', 'events'));
  expect(aside?.map(({ event }) => event.subject)).toEqual(['odd']);
});

test("nobody sends another learner's events", async () => {
  const [ada, grace] = [newLearner(), newLearner()];
  serve(ok);
  await record(ada, 'course1', [done('hers')]);
  await record(grace, 'course1', [done('his')]);
  sending(grace);
  await vi.waitFor(() => expect(subjects()).toEqual(['his']));
  expect(await waitingOf(ada)).toEqual(['hers']);
});
