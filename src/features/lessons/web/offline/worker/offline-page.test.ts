import { beforeEach, expect, test, vi } from 'vitest';
import { FakeCaches } from '../../../../../../test/support/fake-caches.ts';
import { newCopyCacheName, ownCacheName, writeCopy } from '../copies.ts';
import { offlinePage } from './offline-page.ts';

beforeEach(() => void vi.stubGlobal('caches', new FakeCaches()));

async function put(cacheName: string, address: string, body: unknown): Promise<void> {
  await (await caches.open(cacheName)).put(address, Response.json(body));
}

async function keep(courseId: string, uid: string, title: string): Promise<string> {
  const cacheName = newCopyCacheName(courseId, 1);
  await put(cacheName, `/api/courses/${courseId}`, { title });
  await put(cacheName, `/api/courses/${courseId}/outline`, { chapters: [{ lessons: [{ lessonId: 'first' }] }] });
  const facts = { version: 'v', entry: '/assets/site-1.js', bytes: 1, parts: [], own: [] };
  await writeCopy(cacheName, { courseId, uid, savedAt: 1, ...facts });
  return ownCacheName(uid);
}

const page = async () => (await offlinePage()).text();

test('the page leads to the courses of the account, each to the lesson where its learner stopped', async () => {
  const own = await keep('glass', 'ada', 'Glass <& more>');
  await keep('wood', 'ada', 'Wood');
  await keep('iron', 'eve', 'Iron');
  await put(own, '/api/session', { session: { user: { uid: 'ada' } } });
  await put(own, '/api/courses/glass/progress', { progress: { resume: { lessonId: 'kiln', place: 0.5 } } });
  expect(await page()).toContain('<a href="/course/glass/learn/kiln#resume">Glass &lt;&amp; more></a>');
  expect(await page()).toContain('<a href="/course/wood/learn/first#resume">Wood</a>');
  expect(await page()).not.toContain('Iron');
});

test('without a session nothing of a course is shown', async () => {
  await keep('glass', 'ada', 'Glass');
  expect(await page()).not.toContain('Glass');
  expect(await page()).toContain('No course of this account is on this device.');
});
