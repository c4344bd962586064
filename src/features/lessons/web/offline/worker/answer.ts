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
import { type OfflineSession, renewed } from '../offline-session.ts';
import { reportReached } from '../site-reached.ts';
import type { RequestKind } from './request-kind.ts';

/** Longest wait for the server; after it, the connection counts as broken. */
const patienceMs = 5000;

/** Answers a request. Stores the server's answer if it is needed offline; `later` receives that work. */
export async function answer(
  kind: RequestKind,
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  if (kind === 'part') return (await caches.match(request.url, { cacheName: partsCacheName })) ?? fetch(request);
  if (kind === 'sign-out') return signOut(request);
  const address = addressOf(request);
  const fromServer = fetch(request).catch(() => null);
  if (kind === 'page') return serverFirst(fromServer, () => keptShell(address));
  const copied = fromServer.then((response) => response?.clone());
  later(copied.then((response) => (response?.ok ? keepOwn(address, response) : undefined)));
  return serverFirst(
    copied.then(() => fromServer),
    () => keptAnswer(address),
  );
}

/** Prefers the server's answer to the stored one. `fromServer` resolves to null if the server cannot be reached. */
async function serverFirst(
  fromServer: Promise<Response | null>,
  findKept: () => Promise<Response | undefined>,
): Promise<Response> {
  const first = await Promise.race([fromServer, late()]);
  // A proxy answers 502 to 504 if the server does not respond; a page's redirect has status 0 here.
  const isReached = first !== null && first.status < 500;
  reportReached(isReached);
  if (isReached) return first;
  return (await findKept()) ?? first ?? (await fromServer) ?? Response.error();
}

function late(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), patienceMs));
}

async function keptShell(address: string): Promise<Response | undefined> {
  const copy = await findCopy(courseIdOf(address) ?? '');
  return copy ? caches.match(shellAddress, { cacheName: copy.cacheName }) : undefined;
}

/** Stored answer, only for its owner, and only while their session is known here. */
async function keptAnswer(address: string): Promise<Response | undefined> {
  const uid = await ownerOfDevice();
  if (uid === null) return undefined;
  const own = await caches.match(address, { cacheName: ownCacheName(uid) });
  if (own)
    return address === sessionAddress ? Response.json(renewed((await own.json()) as OfflineSession, Date.now())) : own;
  const copy = await findCopy(courseIdOf(address) ?? '');
  return copy?.uid === uid ? caches.match(address, { cacheName: copy.cacheName }) : undefined;
}

/** Updates answers that are already stored: adds none, so that deleted data does not come back after the session ended. */
async function keepOwn(address: string, response: Response): Promise<void> {
  const uid = await ownerOfDevice();
  if (uid === null) return;
  if (address === sessionAddress) {
    const answered = (await response.json()) as OfflineSession;
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
