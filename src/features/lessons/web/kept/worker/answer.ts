import {
  courseIdOf,
  findCopy,
  forgetOthers,
  ownCacheName,
  ownerOfDevice,
  partsCacheName,
  sessionAddress,
  shellAddress,
} from '../copies.ts';
import { type KeptSession, renewed } from '../kept-session.ts';
import { tellReached } from '../site-reached.ts';
import type { Way } from './way.ts';

/** A line that is so slow is none. */
const patienceMs = 5000;

/** Answers a request. What is worth keeping of the server's answer is kept, for which `later` is told. */
export async function answer(way: Way, request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  if (way === 'part') return (await caches.match(request.url, { cacheName: partsCacheName })) ?? fetch(request);
  if (way === 'sign-out') return signOut(request);
  const address = addressOf(request);
  const asked = fetch(request).catch(() => null);
  if (way === 'page') return serverFirst(asked, () => keptShell(address));
  const copied = asked.then((response) => response?.clone());
  later(copied.then((response) => (response?.ok ? keepOwn(address, response) : undefined)));
  return serverFirst(
    copied.then(() => asked),
    () => keptAnswer(address),
  );
}

/** `asked` is null where the server cannot be reached. */
async function serverFirst(
  asked: Promise<Response | null>,
  findKept: () => Promise<Response | undefined>,
): Promise<Response> {
  const first = await Promise.race([asked, late()]);
  // What stands before the server says so by 502 to 504 when it does not answer; a redirection of a page has status 0 here.
  const isReached = first !== null && first.status < 500;
  tellReached(isReached);
  if (isReached) return first;
  return (await findKept()) ?? first ?? (await asked) ?? Response.error();
}

function late(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), patienceMs));
}

async function keptShell(address: string): Promise<Response | undefined> {
  const copy = await findCopy(courseIdOf(address) ?? '');
  return copy ? caches.match(shellAddress, { cacheName: copy.cacheName }) : undefined;
}

/** Only to whom it belongs, and only as long as their session is known here. */
async function keptAnswer(address: string): Promise<Response | undefined> {
  const uid = await ownerOfDevice();
  if (uid === null) return undefined;
  const own = await caches.match(address, { cacheName: ownCacheName(uid) });
  if (own)
    return address === sessionAddress ? Response.json(renewed((await own.json()) as KeptSession, Date.now())) : own;
  const copy = await findCopy(courseIdOf(address) ?? '');
  return copy?.uid === uid ? caches.match(address, { cacheName: copy.cacheName }) : undefined;
}

/** Keeps anew what was kept before: nothing is added here, so that what somebody's end of session removed does not come back. */
async function keepOwn(address: string, response: Response): Promise<void> {
  const uid = await ownerOfDevice();
  if (uid === null) return;
  if (address === sessionAddress) {
    const answered = (await response.json()) as KeptSession;
    if (answered.session?.user.uid !== uid) return forgetOthers(answered.session?.user.uid ?? null);
    return replace(uid, address, Response.json({ ...answered, keptAt: Date.now() }));
  }
  await replace(uid, address, response);
}

async function replace(uid: string, address: string, response: Response): Promise<void> {
  const cacheName = ownCacheName(uid);
  if (await caches.match(address, { cacheName })) await (await caches.open(cacheName)).put(address, response);
}

async function signOut(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) await forgetOthers(null);
  return response;
}

function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
