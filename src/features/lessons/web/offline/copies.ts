// Offline courses in the browser's caches: the page fills them, and the service worker of the lesson pages answers from
// them. Everything that both must agree on is in this file.

/** Metadata of the offline copy of one course. Written last: if it is missing, the copy is incomplete. */
export interface CourseCopy {
  readonly courseId: string;
  /** Uid of the owner: nobody else gets answers from it. */
  readonly uid: string;
  /** Version of the course, as the server names it. */
  readonly version: string;
  /** Entry script of the stored page, which identifies the build of the site. */
  readonly entry: string;
  /** Milliseconds since 1970, by this device's clock. */
  readonly savedAt: number;
  readonly bytes: number;
  /** Addresses of the other files that it needs, which copies share. */
  readonly parts: readonly string[];
  /** Addresses of the answers with the learner's own data. */
  readonly own: readonly string[];
}

/** Metadata of a copy, with the name of its cache. */
export interface StoredCopy extends CourseCopy {
  readonly cacheName: string;
}

/** Files whose addresses change with their bytes: scripts, engines, images. */
export const partsCacheName = 'opvir-parts';
/** Address of the lesson page before rendering; the same for every lesson. */
export const shellAddress = '/kept-shell';
export const sessionAddress = '/api/session';
/** Service worker of the lesson pages, as the build names it. */
export const workerAddress = '/course-worker.js';
/** Service worker of all other pages, and its scope. */
export const siteWorkerAddress = '/site-worker.js';
export const siteScope = '/';
/**
 * Additional scope of the worker: browsers treat the worker that runs learners' code as a page at its script's address. No
 * visible page has an address that begins like this.
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

/** Id of the course that an answer or a lesson page belongs to. */
export function courseIdOf(address: string): string | null {
  const [, courseId] = coursePath.exec(address) ?? learnersPath.exec(address) ?? [];
  return courseId === undefined ? null : decodeURIComponent(courseId);
}

/** Name of the cache with the answers that contain one account's own data. */
export function ownCacheName(uid: string): string {
  return `${ownPrefix}${uid}`;
}

/** Unique name for each copy: the previous copy stays complete until the new one is. */
export function newCopyCacheName(courseId: string, savedAt: number): string {
  return `${coursePrefix}${courseId} ${savedAt}`;
}

export async function writeCopy(cacheName: string, copy: CourseCopy): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(recordAddress, Response.json(copy));
}

/** Newest complete copy of each course. */
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

/** Names of the caches of copies, complete or not. */
export async function copyCacheNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(coursePrefix));
}

/**
 * Uid of the account whose own answers are stored, while its session is: nothing is shown without one. Null if there is
 * none.
 */
export async function ownerOfDevice(): Promise<string | null> {
  for (const cacheName of await ownCacheNames()) {
    if (await caches.match(sessionAddress, { cacheName })) return cacheName.slice(ownPrefix.length);
  }
  return null;
}

/** Deletes the own answers of all accounts except this one; null: of all accounts. Courses stay, but nobody else sees them. */
export async function forgetOthers(uid: string | null): Promise<void> {
  const names = (await ownCacheNames()).filter((name) => uid === null || name !== ownCacheName(uid));
  await Promise.all(names.map((name) => caches.delete(name)));
}

export async function ownCacheNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(ownPrefix));
}
