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
import type { KeptSession } from './kept-session.ts';
import { CopyFailed, type CopyPlan, fetchAnew } from './plan-copy.ts';

/** How many are loaded at the same time. */
const lanes = 4;

interface Loading {
  readonly signal: AbortSignal;
  /** Called with how many bytes of the plan are there. */
  readonly progress: (bytes: number) => void;
}

/**
 * Loads all that is planned. What is kept already is not loaded again; the copy before holds until this one is whole. Then the
 * copies of other accounts are removed: a device keeps those of one. Throws {@link CopyFailed}, or what the signal was
 * aborted with; nothing has changed then.
 */
export async function loadCopy(plan: CopyPlan, uid: string, loading: Loading): Promise<void> {
  // Later than the one before, whatever the clock says.
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

/** Removes a course's copy, and what no other copy needs. */
export async function removeCopy(courseId: string): Promise<void> {
  for (let copy = await findCopy(courseId); copy; copy = await findCopy(courseId)) await caches.delete(copy.cacheName);
  await sweep();
}

/** Loads the answers with a learner's own state, in the place of what anybody had here before. */
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
  // The last: with it, all of them are shown.
  await put(cacheName, sessionAddress, Response.json({ ...session, keptAt: Date.now() }));
}

/** The same for what belongs to copies that are here; of one of them something may be gone, or not for this learner any more. */
export async function loadOwnAgain(addresses: readonly string[], uid: string): Promise<void> {
  await loadOwn(addresses, uid, (address) => fetchAnew(address).catch(nullIfGone));
}

/** Removes what no whole copy needs; with an account, other accounts' copies as well. */
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

/** The empty page of a lesson, in which any of them can be drawn; of the same build as the parts. */
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

/** The same answer, which tells how much of it has arrived. */
function counting(response: Response, progress: (bytes: number) => void): Response {
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        progress(bytes.length);
        controller.enqueue(bytes);
      },
    }),
  );
  // With its headers: a worker that runs code has its policy in them.
  return new Response(counted ?? null, { status: response.status, headers: response.headers });
}

async function readSession(uid: string, signal?: AbortSignal): Promise<Omit<KeptSession, 'keptAt'>> {
  const answer = (await (await fetchAnew(sessionAddress, signal)).json()) as Omit<KeptSession, 'keptAt'>;
  if (answer.session?.user.uid !== uid) throw new CopyFailed('moved');
  return answer;
}

async function put(cacheName: string, address: string, response: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(address, response);
}

/** The first failure ends all of it; nothing is under way any more then. */
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
  // A line that breaks in the middle of a file.
  return name === 'TypeError' ? 'unreachable' : 'refused';
}
