import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const stays = new AbortController().signal;
const refused = new Error('refused');
const outage = new Error('nothing works');
const turnOf = (key: string) => ({ group: key, key });
/** Error that the promise is rejected with; null if it is fulfilled. */
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

function makeQueue(perKey = 100, total = 100) {
  const queue = new FairQueue({
    atOnce: 1,
    perKey,
    total,
    refusal: () => refused,
    isForAll: (failure): failure is Error => failure === outage,
  });
  const done: string[] = [];
  const ends: (() => void)[] = [];
  let running = 0;
  return {
    queue,
    done,
    /** Adds a job that lasts until `endOne`. */
    add: (key: string, gone = stays, group = key) =>
      queue.run({ group, key }, gone, async () => {
        running += 1;
        expect(running).toBe(1);
        await new Promise<void>((resolve) => ends.push(resolve));
        running -= 1;
        done.push(key);
      }),
    endOne: async () => {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('one job at a time, and keys take turns: whoever comes with one waits for one of each', async () => {
  const { add, done, endOne } = makeQueue();
  const jobs = [add('a'), add('a'), add('a'), add('b'), add('c'), add('b')];
  while (done.length < jobs.length) await endOne();
  expect(done).toEqual(['a', 'a', 'b', 'c', 'a', 'b']);
  await Promise.all(jobs);
});

test('whoever waits can be told how many come before', async () => {
  const { queue, add, done, endOne } = makeQueue();
  const jobs = [add('a'), add('a'), add('a'), add('b')];
  const places = () => ['a', 'b', 'c'].map((key) => queue.placeOf(key));
  expect(places()).toEqual([0, 1, null]);
  await endOne();
  expect(places()).toEqual([1, 0, null]);
  while (done.length < jobs.length) await endOne();
  expect(places()).toEqual([null, null, null]);
  await Promise.all(jobs);
});

test('who goes away while waiting is never begun, and makes room', async () => {
  const { add, done, endOne } = makeQueue(1);
  const leaving = new AbortController();
  const first = add('a');
  const second = failureOf(add('a', leaving.signal));
  await expect(add('a')).rejects.toBe(refused);
  leaving.abort();
  expect(await second).toBe(refused);
  const third = add('a');
  await expect(add('b', leaving.signal)).rejects.toBe(refused);
  while (done.length < 2) await endOne();
  await Promise.all([first, third]);
  expect(done).toEqual(['a', 'a']);
});

test('when it is full, the last of the longest line gives way to a shorter one', async () => {
  const { add, done, endOne } = makeQueue(100, 3);
  const kept = [add('a'), add('a'), add('a')];
  const last = failureOf(add('a'));
  kept.push(add('b'));
  expect(await last).toBe(refused);
  await expect(add('b')).rejects.toBe(refused);
  while (done.length < kept.length) await endOne();
  expect(done).toEqual(['a', 'a', 'b', 'a']);
});

test('a job that fails lets the next one begin, and its error is the caller’s', async () => {
  const { queue } = makeQueue();
  const failure = new Error('the job fails');
  const failing = failureOf(queue.run(turnOf('a'), stays, () => Promise.reject(failure)));
  expect(await queue.run(turnOf('a'), stays, async () => 'next')).toBe('next');
  expect(await failing).toBe(failure);
});

test('once it has shrunk, those whose turn is furthest away are refused, and who comes when it is full', async () => {
  const { queue, add, done, endOne } = makeQueue();
  const kept = [add('a'), add('a')];
  const tooMany = [failureOf(add('a')), failureOf(add('a'))];
  kept.push(add('b'));
  queue.shrink(2);
  expect(await Promise.all(tooMany)).toEqual([refused, refused]);
  await expect(add('a')).rejects.toBe(refused);
  while (done.length < kept.length) await endOne();
  expect(done).toEqual(['a', 'a', 'b']);
  const late = add('c');
  await endOne();
  await late;
});

test('a failure that would be everybody’s is told to all who wait at once, and who comes later has a try', async () => {
  const { queue } = makeQueue();
  const ends = Promise.withResolvers<never>();
  const inHand = failureOf(queue.run(turnOf('a'), stays, () => ends.promise));
  const begun: string[] = [];
  const waiting = ['a', 'b', 'c'].map((key) => failureOf(queue.run(turnOf(key), stays, async () => begun.push(key))));
  ends.reject(outage);
  expect(await Promise.all([inHand, ...waiting])).toEqual([outage, outage, outage, outage]);
  expect(await queue.run(turnOf('d'), stays, async () => begun)).toEqual([]);
});

test('groups take turns, and keys within them: many keys of one group keep nobody else waiting', async () => {
  const { queue, add, done, endOne } = makeQueue();
  const keys = ['a', 'a1', 'a1', 'a2', 'a3'];
  const jobs = [...keys.map((key) => add(key, stays, 'A')), add('b', stays, 'B'), add('b', stays, 'B')];
  expect(['a1', 'a2', 'a3', 'b'].map((key) => queue.placeOf(key))).toEqual([0, 2, 4, 1]);
  while (done.length < jobs.length) await endOne();
  expect(done).toEqual(['a', 'a1', 'b', 'a2', 'b', 'a3', 'a1']);
  await Promise.all(jobs);
});

test('when it is full, the largest group gives way to a smaller one', async () => {
  const { add, done, endOne } = makeQueue(100, 3);
  const kept = [add('a', stays, 'A'), add('a1', stays, 'A'), add('a2', stays, 'A')];
  const last = failureOf(add('a3', stays, 'A'));
  kept.push(add('b', stays, 'B'));
  expect(await last).toBe(refused);
  await expect(add('a4', stays, 'A')).rejects.toBe(refused);
  while (done.length < kept.length) await endOne();
  expect(done).toEqual(['a', 'a1', 'b', 'a2']);
});

test('a key is counted in all of its groups', async () => {
  const { queue, add, done, endOne } = makeQueue(2);
  const jobs = [add('a'), add('b', stays, 'A'), add('c', stays, 'B'), add('b', stays, 'B')];
  expect(queue.placeOf('b')).toBe(0);
  await expect(add('b', stays, 'C')).rejects.toBe(refused);
  while (done.length < jobs.length) await endOne();
  expect(done).toEqual(['a', 'b', 'c', 'b']);
});
