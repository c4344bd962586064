import { isHashed, sessionAddress } from '../copies.ts';

/** How a request is answered: a page of the learner's area, a part that never changes, an answer of the server, the end of a session. */
export type Way = 'page' | 'part' | 'answer' | 'sign-out';

/** What decides it. */
export type Asked = Pick<Request, 'method' | 'mode' | 'cache' | 'url'>;

const learnersArea = /^\/course\/[^/]+\/learn\//;
const answers = /^\/api\/(session$|enrolments$|courses\/)/;
/** Is kept on no device, and may be larger than what a worker can hold. */
const film = /^\/api\/courses\/[^/]+\/videos\/[^/]+\/file$/;

/** Null for what is none of the worker's business: it goes to the server as if there were no worker. */
export function wayOf({ method, mode, cache, url }: Asked, origin: string): Way | null {
  const { pathname, origin: asked } = new URL(url);
  if (asked !== origin) return null;
  if (method === 'DELETE' && pathname === sessionAddress) return 'sign-out';
  // `no-store` is how a page asks for what is to be kept: never out of what is.
  if (method !== 'GET' || cache === 'no-store') return null;
  if (mode === 'navigate') return learnersArea.test(pathname) ? 'page' : null;
  if (isHashed(pathname)) return 'part';
  return answers.test(pathname) && !film.test(pathname) ? 'answer' : null;
}
