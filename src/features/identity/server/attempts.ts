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

/** Limits on guessing. Keys are hashed: no address of a person stands in the table. */
export interface Attempts {
  /** Throws `too-many-requests` if this client must wait; gives a function that counts the failure. */
  beforeSignIn(email: string, context: RequestContext): Promise<() => Promise<void>>;
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
    const waits = await Promise.all(counters.map(([name, ...on]) => limiter.waitSeconds(keyOf(name, on), attemptLimits[name])));
    return waits.reduce((longest, wait) => Math.max(longest ?? 0, wait ?? 0) || null, null);
  }
  async function count(counters: readonly Counter[]): Promise<void> {
    for (const [name, ...on] of counters) await limiter.count(keyOf(name, on), attemptLimits[name]);
  }
  function knownBrowser(email: string, cookieHeader: string | undefined): string | null {
    const [id, owner] = cookie.read(cookieHeader)?.split(':') ?? [];
    return id !== undefined && owner === digest(email) ? id : null;
  }
  async function isWithin(...counter: Counter): Promise<boolean> {
    if ((await waitFor([counter])) !== null) return false;
    await count([counter]);
    return true;
  }

  return {
    async beforeSignIn(email, context) {
      const browser = knownBrowser(email, context.headers.cookie);
      const counters: Counter[] = browser
        ? [['knownBrowser', browser]]
        : [
            ['accountFromAddress', email, context.address],
            ['address', context.address],
            ['accountFromStrangers', email],
          ];
      const wait = await waitFor(counters);
      if (wait !== null) throw new Refusal('too-many-requests', wait);
      return () => count(counters);
    },
    async take(...counter) {
      const wait = await waitFor([counter]);
      if (wait !== null) throw new Refusal('too-many-requests', wait);
      await count([counter]);
    },
    isWithin,
    knownBrowserCookie: (email) => cookie.write(`${randomBytes(16).toString('base64url')}:${digest(email)}`),
  };
}

function keyOf(name: LimitName, on: readonly string[]): string {
  return `${name}:${digest(on.join('\n'))}`;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
