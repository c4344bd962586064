import { isHashed, sessionAddress } from '../copies.ts';

/** Kinds of requests: a lesson page, a file that never changes, an answer of the server, the end of a session. */
export type RequestKind = 'page' | 'part' | 'answer' | 'sign-out';

/** Properties of a request that decide its kind. */
export type RequestFacts = Pick<Request, 'method' | 'mode' | 'cache' | 'url'>;

const learnersArea = /^\/course\/[^/]+\/learn\//;
const answers = /^\/api\/(session$|enrolments$|courses\/)/;
/** Never stored on a device, and may be larger than a worker can hold. */
const videoPath = /^\/api\/courses\/[^/]+\/videos\/[^/]+\/file$/;

/** Returns null for requests that the worker ignores: they go to the server as if there were no worker. */
export function requestKindOf({ method, mode, cache, url }: RequestFacts, origin: string): RequestKind | null {
  const { pathname, origin: asked } = new URL(url);
  if (asked !== origin) return null;
  if (method === 'DELETE' && pathname === sessionAddress) return 'sign-out';
  // Pages fetch with `no-store` what they are going to store: never answer that from storage.
  if (method !== 'GET' || cache === 'no-store') return null;
  if (mode === 'navigate') return learnersArea.test(pathname) ? 'page' : null;
  if (isHashed(pathname)) return 'part';
  return answers.test(pathname) && !videoPath.test(pathname) ? 'answer' : null;
}
