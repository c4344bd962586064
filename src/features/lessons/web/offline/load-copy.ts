import {
  copyCacheNames,
  findCopy,
  forgetOthers,
  newCopyCacheName,
  ownCacheName,
  ownCacheNames,
  partsCacheName,
  readCopies,
  sessionAddress,
  shellAddress,
  writeCopy,
} from './copies.ts';
import type { OfflineSession } from './offline-session.ts';
import { CopyFailed, type CopyPlan, fetchAnew } from './plan-copy.ts';

/** Number of concurrent downloads. */
const lanes = 4;

interface Loading {
  readonly signal: AbortSignal;
  /** Called with the number of bytes that are loaded. */
  readonly progress: (bytes: number) => void;
}

/**
 * Loads what is planned and not yet stored, then deletes copies of other accounts. The previous copy stays valid until
 * this one is complete. Throws {@link CopyFailed} or the signal's reason; nothing has changed then.
 */
export async function loadCopy(plan: CopyPlan, uid: string, loading: Loading): Promise<void> {
  // Later than the previous one, whatever the clock says.
  const savedAt = Math.max(Date.now(), ((await findCopy(plan.courseId))?.savedAt ?? 0) + 1);
  const cacheName = newCopyCacheName(plan.courseId, savedAt);
  const { signal } = loading;
  const progress = counter(loading.progress);
  try {
    await loadShell(plan, cacheName, signal);
    await eachOf(Object.entries(plan.answers), async ([address, bytes]) => {
      await put(cacheName, address, await fetchAnew(address, signal));
      progress(bytes);
    });
    await loadParts(plan, { signal, progress });
    await loadOwn(plan.own, uid, (address) => fetchAnew(address, signal), signal);
    const { courseId, version, entry, bytes, own } = plan;
    await writeCopy(cacheName, { courseId, uid, version, entry, savedAt, bytes, own, parts: Object.keys(plan.parts) });
    await sweep(uid);
  } catch (error) {
    await caches.delete(cacheName);
    await sweep();
    throw signal.aborted || error instanceof CopyFailed ? error : new CopyFailed(reasonOf(error), error);
  }
}

/** Deletes a course's copy, and everything that no other copy needs. */
export async function removeCopy(courseId: string): Promise<void> {
  for (let copy = await findCopy(courseId); copy; copy = await findCopy(courseId)) await caches.delete(copy.cacheName);
  await sweep();
}

/** Loads the answers with a learner's own data, and replaces those of anybody before. */
async function loadOwn(
  addresses: readonly string[],
  uid: string,
  load: (address: string) => Promise<Response | null>,
  signal?: AbortSignal,
): Promise<void> {
  const cacheName = ownCacheName(uid);
  const session = await readSession(uid, signal);
  await forgetOthers(uid);
  const others = addresses.filter((address) => address !== sessionAddress);
  await eachOf(others, async (address) => {
    const answer = await load(address);
    if (answer) await put(cacheName, address, answer);
  });
  // Stored last, because it makes all of them visible.
  await put(cacheName, sessionAddress, Response.json({ ...session, keptAt: Date.now() }));
}

/** Reloads the own answers of existing copies; skips those that are gone or no longer allowed for this learner. */
export async function loadOwnAgain(addresses: readonly string[], uid: string): Promise<void> {
  await loadOwn(addresses, uid, (address) => fetchAnew(address).catch(nullIfGone));
}

/** Deletes everything that no complete copy needs; with `uid`, other accounts' copies as well. */
async function sweep(uid?: string): Promise<void> {
  const copies = (await readCopies()).filter((copy) => uid === undefined || copy.uid === uid);
  const isKept = new Set(copies.map(({ cacheName }) => cacheName));
  for (const name of await copyCacheNames()) if (!isKept.has(name)) await caches.delete(name);
  await sweepCache(partsCacheName, new Set(copies.flatMap(({ parts }) => parts)));
  for (const name of await ownCacheNames()) {
    const theirs = copies.filter((copy) => ownCacheName(copy.uid) === name);
    await sweepCache(name, new Set(theirs.flatMap(({ own }) => own)));
  }
}

async function sweepCache(name: string, needed: ReadonlySet<string>): Promise<void> {
  if (needed.size === 0) return void (await caches.delete(name));
  const cache = await caches.open(name);
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (!needed.has(pathname + search)) await cache.delete(url);
  }
}

/** Loads the empty lesson page, which can render any lesson; it must be of the same build as the parts. */
async function loadShell({ entry }: CopyPlan, cacheName: string, signal: AbortSignal): Promise<void> {
  const page = await fetchAnew('/course/$courseId/learn/$lessonId', signal);
  if (!(await page.clone().text()).includes(`"${entry}"`)) throw new CopyFailed('moved');
  await put(cacheName, shellAddress, page);
}

async function loadParts({ parts }: CopyPlan, { signal, progress }: Loading): Promise<void> {
  await eachOf(Object.entries(parts), async ([address, bytes]) => {
    if (!(await caches.match(address, { cacheName: partsCacheName }))) {
      const response = await fetchAnew(address, signal, 'default');
      let rest = bytes;
      const counted = counting(response, (more) => {
        rest -= more;
        progress(more);
      });
      await put(partsCacheName, address, counted);
      progress(rest);
    } else progress(bytes);
  });
}

/** Copy of a response that reports how much of it has arrived. */
function counting(response: Response, progress: (bytes: number) => void): Response {
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        progress(bytes.length);
        controller.enqueue(bytes);
      },
    }),
  );
  // Keeps the headers, because they contain the policy of the worker that runs code.
  return new Response(counted ?? null, { status: response.status, headers: response.headers });
}

async function readSession(uid: string, signal?: AbortSignal): Promise<Omit<OfflineSession, 'keptAt'>> {
  const answer = (await (await fetchAnew(sessionAddress, signal)).json()) as Omit<OfflineSession, 'keptAt'>;
  if (answer.session?.user.uid !== uid) throw new CopyFailed('moved');
  return answer;
}

async function put(cacheName: string, address: string, response: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(address, response);
}

/** Runs `act` for each item; the first failure ends all, and nothing is still running then. */
async function eachOf<Item>(items: Iterable<Item>, act: (item: Item) => Promise<void>): Promise<void> {
  const rest = [...items];
  const lane = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await act(item);
  };
  const stopOthers = (error: unknown): never => {
    rest.length = 0;
    throw error;
  };
  const ends = await Promise.allSettled(Array.from({ length: lanes }, () => lane().catch(stopOthers)));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

function nullIfGone(error: unknown): null {
  if (error instanceof CopyFailed && (error.cause === 403 || error.cause === 404)) return null;
  throw error;
}

function counter(tell: (bytes: number) => void): (bytes: number) => void {
  let sum = 0;
  return (bytes) => tell((sum += bytes));
}

function reasonOf(error: unknown): 'no-room' | 'refused' | 'unreachable' {
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'no-room';
  // The connection broke in the middle of a file.
  return name === 'TypeError' ? 'unreachable' : 'refused';
}
