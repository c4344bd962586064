import type { Lesson } from '../../outline.ts';
import { findCopy } from './copies.ts';

/** Lessons of a course in this learner's offline copy, read without the network; empty without a copy. */
export async function readOfflineLessons(courseId: string, uid: string | null): Promise<Lesson[]> {
  if (uid === null || !('caches' in globalThis)) return [];
  const copy = await findCopy(courseId);
  if (copy?.uid !== uid) return [];
  const cache = await caches.open(copy.cacheName);
  const lessons = (await cache.keys()).filter(({ url }) =>
    /^\/api\/courses\/[^/]+\/lessons\/[^/]+$/.test(new URL(url).pathname),
  );
  const answers = await Promise.all(lessons.map((lesson) => cache.match(lesson)));
  return Promise.all(answers.flatMap((answer) => (answer ? [answer.json() as Promise<Lesson>] : [])));
}
