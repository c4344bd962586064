import { beforeEach, expect, test, vi } from 'vitest';
import { FakeCaches } from '../../../../../test/support/fake-caches.ts';
import { findCopy, ownCacheName, ownerOfDevice, partsCacheName, readCopies } from './copies.ts';
import { loadCopy, loadOwnAgain, removeCopy } from './load-copy.ts';
import type { CopyPlan } from './plan-copy.ts';

const entry = '/assets/site-1.js';
const forever = new AbortController().signal;
let caches: FakeCaches;
let signedIn: string;
/** Addresses that the server does not have, or does not answer. */
let missing: string[];
let unanswered: string[];

beforeEach(() => {
  caches = new FakeCaches();
  signedIn = 'ada';
  [missing, unanswered] = [[], []];
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    if (unanswered.includes(address)) throw new TypeError('Failed to fetch');
    if (missing.includes(address)) return new Response('', { status: 404 });
    if (address.startsWith('/course/')) return new Response(`<script src="${entry}">`);
    if (address === '/api/session')
      return Response.json({ session: { user: { uid: signedIn }, now: 0, expiresAt: 1 } });
    return new Response('x'.repeat(10), { headers: { 'content-security-policy': "default-src 'none'" } });
  });
});

function planOf(courseId: string, more: Partial<CopyPlan> = {}): CopyPlan {
  return {
    courseId,
    version: 'v1',
    entry,
    parts: { [entry]: 10, [`/engines/${courseId}.wasm`]: 10 },
    answers: { [`/api/courses/${courseId}`]: 10, [`/api/courses/${courseId}/lessons/first`]: 10 },
    own: ['/api/session', `/api/courses/${courseId}/progress`],
    bytes: 40,
    ...more,
  };
}

async function load(plan: CopyPlan, uid = 'ada'): Promise<number[]> {
  signedIn = uid;
  const seen: number[] = [];
  await loadCopy(plan, uid, { signal: forever, progress: (bytes) => void seen.push(bytes) });
  return seen;
}

async function partsKept(): Promise<string[]> {
  const keys = await (await caches.open(partsCacheName)).keys();
  return keys.map(({ url }) => new URL(url).pathname).toSorted();
}

test('a copy is whole when it is told of: its progress ends at its size, and its parts keep their headers', async () => {
  const seen = await load(planOf('glass'));
  expect(seen.at(-1)).toBe(40);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(await findCopy('glass')).toMatchObject({ uid: 'ada', version: 'v1', entry, bytes: 40 });
  expect(await ownerOfDevice()).toBe('ada');
  expect(await partsKept()).toEqual([entry, '/engines/glass.wasm']);
  const part = await caches.match(entry, { cacheName: partsCacheName });
  expect(part?.headers.get('content-security-policy')).toBe("default-src 'none'");
});

for (const [what, address] of [
  ['an answer', '/api/courses/glass'],
  ['a part', '/engines/glass.wasm'],
  ['the learner’s own state', '/api/courses/glass/progress'],
  ['the page', '/course/$courseId/learn/$lessonId'],
] as const)
  test(`where ${what} does not arrive nothing is kept, and the reason is told`, async () => {
    missing = [address];
    await expect(load(planOf('glass'))).rejects.toMatchObject({ name: 'CopyFailed', reason: 'moved' });
    unanswered = [address];
    await expect(load(planOf('glass'))).rejects.toMatchObject({ name: 'CopyFailed', reason: 'unreachable' });
    expect(await caches.keys()).toEqual([]);
  });

test('the page of another build than the list is not kept with it', async () => {
  await expect(load(planOf('glass', { entry: '/assets/site-2.js' }))).rejects.toMatchObject({ reason: 'moved' });
  expect(await caches.keys()).toEqual([]);
});

test('an update that fails leaves the copy before it as it was', async () => {
  await load(planOf('glass'));
  const before = await findCopy('glass');
  unanswered = ['/engines/glass-2.wasm'];
  const parts = { [entry]: 10, '/engines/glass-2.wasm': 10 };
  await expect(load(planOf('glass', { version: 'v2', parts }))).rejects.toMatchObject({ reason: 'unreachable' });
  expect(await findCopy('glass')).toEqual(before);
  expect(await partsKept()).toEqual([entry, '/engines/glass.wasm']);
});

test('an update takes the place of the copy before, and what it does not need goes', async () => {
  await load(planOf('glass'));
  await load(planOf('glass', { version: 'v2', parts: { [entry]: 10, '/engines/glass-2.wasm': 10 } }));
  expect(await findCopy('glass')).toMatchObject({ version: 'v2' });
  expect(await partsKept()).toEqual([entry, '/engines/glass-2.wasm']);
  expect((await caches.keys()).filter((name) => name.startsWith('opvir-course'))).toHaveLength(1);
});

test('what two courses share stays until the second is removed too; then nothing is left', async () => {
  await load(planOf('glass'));
  await load(planOf('wood'));
  await removeCopy('glass');
  expect(await partsKept()).toEqual([entry, '/engines/wood.wasm']);
  expect((await readCopies()).map(({ courseId }) => courseId)).toEqual(['wood']);
  expect(await ownerOfDevice()).toBe('ada');
  await removeCopy('wood');
  expect(await caches.keys()).toEqual([]);
});

test('a device keeps the courses of one account: another one’s go when it keeps its first', async () => {
  await load(planOf('glass'), 'ada');
  await load(planOf('wood'), 'grace');
  expect((await readCopies()).map(({ courseId, uid }) => [courseId, uid])).toEqual([['wood', 'grace']]);
  expect(await ownerOfDevice()).toBe('grace');
});

test('who signs in again has what is theirs, also where one of their courses is not any more; without an answer nothing', async () => {
  for (const courseId of ['glass', 'wood']) await load(planOf(courseId));
  const own = (await readCopies()).flatMap((copy) => copy.own);
  const again = async () => {
    await caches.delete(ownCacheName('ada'));
    await loadOwnAgain(own, 'ada');
  };
  unanswered = ['/api/courses/glass/progress'];
  await expect(again()).rejects.toMatchObject({ reason: 'unreachable' });
  expect(await ownerOfDevice()).toBeNull();
  [missing, unanswered] = [unanswered, []];
  await again();
  expect(await ownerOfDevice()).toBe('ada');
  expect(await caches.match('/api/courses/wood/progress', { cacheName: ownCacheName('ada') })).toBeDefined();
});

test('somebody who signed in elsewhere meanwhile is not kept for the one before', async () => {
  signedIn = 'grace';
  const loading = loadCopy(planOf('glass'), 'ada', { signal: forever, progress: () => undefined });
  await expect(loading).rejects.toMatchObject({ reason: 'moved' });
  expect(await caches.keys()).toEqual([]);
});

test('a copy that is stopped leaves nothing', async () => {
  const stopping = new AbortController();
  const loading = loadCopy(planOf('glass'), 'ada', { signal: stopping.signal, progress: () => stopping.abort() });
  await expect(loading).rejects.toThrow('This operation was aborted');
  expect(await caches.keys()).toEqual([]);
});
