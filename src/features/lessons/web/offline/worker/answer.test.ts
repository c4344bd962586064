import { beforeEach, expect, test, vi } from 'vitest';
import { FakeCaches } from '../../../../../../test/support/fake-caches.ts';
import { forgetOthers, newCopyCacheName, ownCacheName, partsCacheName, shellAddress, writeCopy } from '../copies.ts';
import { answer } from './answer.ts';
import type { RequestKind } from './request-kind.ts';

const site = 'https://learn.example.org';
const lesson = '/api/courses/glass/lessons/kiln';
const progress = '/api/courses/glass/progress';
const page = '/course/glass/learn/kiln';

/** Answers of the server; null while it cannot be reached. */
let server: ((address: string) => Response) | null;

beforeEach(async () => {
  vi.stubGlobal('caches', new FakeCaches());
  vi.stubGlobal('fetch', (asked: Request) =>
    server ? Promise.resolve(server(new URL(asked.url).pathname)) : Promise.reject(new TypeError('Failed to fetch')),
  );
  server = null;
  await followSession('ada');
});

async function put(cacheName: string, address: string, body: unknown): Promise<void> {
  await (await caches.open(cacheName)).put(address, Response.json(body));
}

async function followSession(uid: string, savedAt = 1): Promise<void> {
  const cacheName = newCopyCacheName('glass', savedAt);
  await put(cacheName, lesson, `lesson of ${savedAt}`);
  await put(cacheName, shellAddress, `page of ${savedAt}`);
  await put(partsCacheName, '/assets/site-1.js', 'kept script');
  await put(ownCacheName(uid), '/api/session', { ...sessionOf(uid), keptAt: Date.now() });
  await put(ownCacheName(uid), progress, `progress of ${uid}`);
  const facts = { version: 'v', entry: '/assets/site-1.js', bytes: 1, parts: ['/assets/site-1.js'], own: [progress] };
  await writeCopy(cacheName, { courseId: 'glass', uid, savedAt, ...facts });
}

function sessionOf(uid: string | null) {
  return { session: uid && { user: { uid }, now: 0, expiresAt: 1000 } };
}

/** Answer that the page gets, after all deferred work; undefined if there is none. */
async function answered(kind: RequestKind, address: string, method = 'GET'): Promise<unknown> {
  const later: Promise<unknown>[] = [];
  const response = await answer(kind, new Request(site + address, { method }), (work) => void later.push(work));
  await Promise.all(later);
  return response.type === 'error' ? undefined : response.json();
}

test('without the server a kept course answers: its page, its lessons, its learner’s own state', async () => {
  expect(await answered('page', page)).toBe('page of 1');
  expect(await answered('answer', lesson)).toBe('lesson of 1');
  expect(await answered('answer', progress)).toBe('progress of ada');
  expect(await answered('answer', '/api/session')).toMatchObject({ session: { user: { uid: 'ada' } } });
  expect(await answered('part', '/assets/site-1.js')).toBe('kept script');
});

test('of what is not kept, the page learns that the server cannot be reached', async () => {
  expect(await answered('answer', '/api/courses/wood/lessons/oak')).toBeUndefined();
  expect(await answered('page', '/course/wood/learn/oak')).toBeUndefined();
});

test('with the server its answer counts; a part that is kept is not asked for', async () => {
  server = () => Response.json('fresh');
  expect(await answered('page', page)).toBe('fresh');
  expect(await answered('answer', lesson)).toBe('fresh');
  expect(await answered('part', '/assets/site-1.js')).toBe('kept script');
  expect(await answered('part', '/assets/site-2.js')).toBe('fresh');
});

test('a server that fails is none; what it refuses is told', async () => {
  server = () => Response.json('bad gateway', { status: 502 });
  expect(await answered('answer', lesson)).toBe('lesson of 1');
  expect(await answered('answer', '/api/courses/wood')).toBe('bad gateway');
  server = () => Response.json('no such lesson', { status: 404 });
  expect(await answered('answer', lesson)).toBe('no such lesson');
});

test('the learner’s own state follows what the server says; the course stays as it was kept', async () => {
  server = () => Response.json('fresh');
  await answered('answer', progress);
  await answered('answer', lesson);
  server = null;
  expect(await answered('answer', progress)).toBe('fresh');
  expect(await answered('answer', lesson)).toBe('lesson of 1');
});

test('of two copies the newer one that is whole is used', async () => {
  await put(newCopyCacheName('glass', 3), lesson, 'half of a copy');
  await followSession('ada', 2);
  expect(await answered('answer', lesson)).toBe('lesson of 2');
});

test('after a sign-out in the learner’s area, nothing is shown but the empty page', async () => {
  server = () => new Response(null, { status: 200 });
  await answer('sign-out', new Request(`${site}/api/session`, { method: 'DELETE' }), () => undefined);
  server = null;
  for (const address of ['/api/session', progress, lesson]) expect(await answered('answer', address)).toBeUndefined();
  expect(await answered('page', page)).toBe('page of 1');
});

test('a sign-out that the server did not hear of changes nothing', async () => {
  server = () => Response.json('busy', { status: 503 });
  await answered('sign-out', '/api/session', 'DELETE');
  server = null;
  expect(await answered('answer', progress)).toBe('progress of ada');
});

for (const [who, uid] of [
  ['somebody else', 'grace'],
  ['nobody', null],
] as const)
  test(`as soon as the server says that the session is that of ${who}, nothing is shown of the one before`, async () => {
    server = () => Response.json(sessionOf(uid));
    expect(await answered('answer', '/api/session')).toMatchObject(sessionOf(uid));
    server = null;
    for (const address of ['/api/session', progress, lesson]) expect(await answered('answer', address)).toBeUndefined();
  });

test('an answer that arrives after the sign-out brings nothing back', async () => {
  let arrive: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)));
  const later: Promise<unknown>[] = [];
  const asked = answer('answer', new Request(site + progress), (work) => void later.push(work));
  await forgetOthers(null);
  arrive(Response.json('progress of ada, late'));
  await asked;
  await Promise.all(later);
  server = null;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await answered('answer', progress)).toBeUndefined();
});

test('another account is shown nothing of a course that is not its own', async () => {
  await forgetOthers('grace');
  await put(ownCacheName('grace'), '/api/session', { ...sessionOf('grace'), keptAt: Date.now() });
  expect(await answered('answer', lesson)).toBeUndefined();
  expect(await answered('answer', progress)).toBeUndefined();
});
