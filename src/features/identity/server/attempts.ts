import { createHash, randomBytes } from 'node:crypto';
import { createSignedCookie } from '../../../platform/server/http/cookies.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Limit, Limiter } from '../../../platform/server/limits/limiter.ts';

const minuteMs = 60 * 1000;
const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Failed sign-ins only are counted. The narrow limit binds one address guessing at one account, so a stranger elsewhere
 * cannot use it up for the owner. A browser that has signed in to the account before carries a known-browser cookie and
 * is counted by itself alone; the mailed reset link is never limited by failed sign-ins. So nobody is ever locked out.
 */
export const attemptLimits = {
  accountFromAddress: { max: 10, windowMs: 15 * minuteMs },
  knownBrowser: { max: 10, windowMs: 15 * minuteMs },
  address: { max: 100, windowMs: 15 * minuteMs },
  accountFromStrangers: { max: 300, windowMs: 60 * minuteMs },
  newAccounts: { max: 30, windowMs: 60 * minuteMs },
  resetRequests: { max: 20, windowMs: 60 * minuteMs },
  resetMails: { max: 5, windowMs: 60 * minuteMs },
} as const satisfies Record<string, Limit>;

type LimitName = keyof typeof attemptLimits;
type Counter = readonly [LimitName, ...(readonly string[])];

/** One try to sign in; counted as a failure from the start, so that tries all at once are no more than one by one. */
export interface Attempt {
  failed(): Promise<void>;
  takeBack(): Promise<void>;
}

/** Limits on guessing. Keys are hashed: no address of a person stands in the table. */
export interface Attempts {
  /** Throws `too-many-requests` if this client must wait. */
  beforeSignIn(email: string, context: RequestContext): Promise<Attempt>;
  /** Counts one and throws `too-many-requests` if it was one too many. */
  take(...counter: Counter): Promise<void>;
  /** Counts one and says whether it was still within the limit. */
  isWithin(...counter: Counter): Promise<boolean>;
  /** The cookie by which this browser is known for the account from now on. */
  knownBrowserCookie(email: string): string;
}

export function createAttempts(limiter: Limiter, secret: string, isHttps: boolean): Attempts {
  const cookie = createSignedCookie({
    name: 'opvir.known_browser',
    secret,
    path: '/api/session',
    secure: isHttps,
    maxAgeSeconds: yearSeconds,
  });

  async function waitFor(counters: readonly Counter[]): Promise<number | null> {
    const waits = await Promise.all(
      counters.map(([name, ...on]) => limiter.waitSeconds(keyOf(name, on), attemptLimits[name])),
    );
    return waits.reduce((longest, wait) => Math.max(longest ?? 0, wait ?? 0) || null, null);
  }
  const waitAfterCounting = ([name, ...on]: Counter) => limiter.take(keyOf(name, on), attemptLimits[name]);
  async function take(...counter: Counter): Promise<void> {
    const wait = await waitAfterCounting(counter);
    if (wait !== null) throw new Refusal('too-many-requests', wait);
  }
  function knownBrowser(email: string, cookieHeader: string | undefined): string | null {
    const [id, owner] = cookie.read(cookieHeader)?.split(':') ?? [];
    return id !== undefined && owner === digest(email) ? id : null;
  }

  return {
    async beforeSignIn(email, context) {
      const browser = knownBrowser(email, context.headers.cookie);
      const narrow: Counter = browser ? ['knownBrowser', browser] : ['accountFromAddress', email, context.address];
      // Counted only once the try has failed: a class that signs in behind one address at once is no attack.
      const wide: Counter[] = browser
        ? []
        : [
            ['address', context.address],
            ['accountFromStrangers', email],
          ];
      const wait = await waitFor(wide);
      if (wait !== null) throw new Refusal('too-many-requests', wait);
      await take(...narrow);
      const [name, ...on] = narrow;
      return {
        async failed() {
          await Promise.all(
            wide.map(([wideName, ...wideOn]) => limiter.count(keyOf(wideName, wideOn), attemptLimits[wideName])),
          );
        },
        takeBack: () => limiter.takeBack(keyOf(name, on)),
      };
    },
    take,
    isWithin: async (...counter) => (await waitAfterCounting(counter)) === null,
    knownBrowserCookie: (email) => cookie.write(`${randomBytes(16).toString('base64url')}:${digest(email)}`),
  };
}

function keyOf(name: LimitName, on: readonly string[]): string {
  return `${name}:${digest(on.join('\n'))}`;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
