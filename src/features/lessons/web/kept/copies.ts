// What a device keeps of courses, and where: in the browser's caches, which the page fills and the worker of the learner's area
// answers from. Everything is here that both have to agree on.

/** What is known of the copy of one course. It is written last: where it is missing, the copy is not whole. */
export interface CourseCopy {
  readonly courseId: string;
  /** Whose it is: nobody else is answered from it. */
  readonly uid: string;
  /** Of the course, as the server names it. */
  readonly version: string;
  /** Of the site: the script that the kept page begins with. */
  readonly entry: string;
  /** Milliseconds since 1970, by this device's clock. */
  readonly savedAt: number;
  readonly bytes: number;
  /** The addresses of what it needs besides and shares with other copies. */
  readonly parts: readonly string[];
  /** Those of the answers with its learner's own state. */
  readonly own: readonly string[];
}

/** The same, with the name of the cache that it stands in. */
export interface StoredCopy extends CourseCopy {
  readonly cacheName: string;
}

/** Files whose addresses change with their bytes: scripts, engines, images. */
export const partsCacheName = 'opvir-parts';
/** The page of a lesson before it is drawn; the same for every lesson. */
export const shellAddress = '/kept-shell';
export const sessionAddress = '/api/session';
/** The worker of the learner's area, as the build names it. */
export const workerAddress = '/course-worker.js';
/**
 * What it answers for besides: browsers take the worker that runs learners' code for a page of its own, at the address of
 * its script. Nobody is shown a page that begins so.
 */
export const engineScope = '/assets/engine-';

const ownPrefix = 'opvir-own ';
const coursePrefix = 'opvir-course ';
const recordAddress = '/kept-copy';
const hashedAddress = /^\/(assets|engines|content)\//;
const coursePath = /^\/api\/courses\/([^/?]+)/;
const learnersPath = /^\/course\/([^/]+)\/learn\//;

export function scopeOf(courseId: string): string {
  return `/course/${encodeURIComponent(courseId)}/learn/`;
}

export function isHashed(address: string): boolean {
  return hashedAddress.test(address);
}

/** The course that an answer, or a page of the learner's area, is of. */
export function courseIdOf(address: string): string | null {
  const [, courseId] = coursePath.exec(address) ?? learnersPath.exec(address) ?? [];
  return courseId === undefined ? null : decodeURIComponent(courseId);
}

/** The answers with one account's own state. */
export function ownCacheName(uid: string): string {
  return `${ownPrefix}${uid}`;
}

/** A name of its own for each copy: the one before stays whole until this one is. */
export function newCopyCacheName(courseId: string, savedAt: number): string {
  return `${coursePrefix}${courseId} ${savedAt}`;
}

export async function writeCopy(cacheName: string, copy: CourseCopy): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(recordAddress, Response.json(copy));
}

/** The newest whole copy of each course. */
export async function readCopies(): Promise<StoredCopy[]> {
  const newest = new Map<string, StoredCopy>();
  for (const cacheName of await copyCacheNames()) {
    const record = await caches.match(recordAddress, { cacheName });
    if (!record) continue;
    const copy = (await record.json()) as CourseCopy;
    const known = newest.get(copy.courseId);
    if (!known || known.savedAt < copy.savedAt) newest.set(copy.courseId, { ...copy, cacheName });
  }
  return [...newest.values()];
}

export async function findCopy(courseId: string): Promise<StoredCopy | null> {
  return (await readCopies()).find((copy) => copy.courseId === courseId) ?? null;
}

/** The caches of copies, whole or not. */
export async function copyCacheNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(coursePrefix));
}

/** Whose own answers are kept, as long as their session is: nothing is shown without. Null where there are none. */
export async function ownerOfDevice(): Promise<string | null> {
  for (const cacheName of await ownCacheNames()) {
    if (await caches.match(sessionAddress, { cacheName })) return cacheName.slice(ownPrefix.length);
  }
  return null;
}

/** Removes what is kept of the state of everybody but this account; null: of everybody. Courses stay, and are shown to nobody else. */
export async function forgetOthers(uid: string | null): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = (await ownCacheNames()).filter((name) => uid === null || name !== ownCacheName(uid));
  await Promise.all(names.map((name) => caches.delete(name)));
}

export async function ownCacheNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(ownPrefix));
}
