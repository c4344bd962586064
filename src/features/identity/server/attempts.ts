import { createHash, randomBytes } from 'node:crypto';
import { createSignedCookie } from '../../../platform/server/http/cookies.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { type Counter, type Limit, type Limiter, limiterKey } from '../../../platform/server/limits/limiter.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Limits on guesses; only wrong ones stay counted. The narrow limit is per address and account, so that a stranger
 * elsewhere cannot lock out the owner. A browser that has signed in before has a known-browser cookie and its own
 * counter. Guesses never limit the mailed reset link, so nobody is locked out permanently.
 */
export const attemptLimits = {
  accountFromAddress: { max: 10, windowMs: 15 * minuteMs },
  knownBrowser: { max: 10, windowMs: 15 * minuteMs },
  /** Guessing at the code requires the password. This limit leaves a thief a chance of one in 700 per day. */
  secondFactor: { max: 5, windowMs: 15 * minuteMs },
  confirmationMails: { max: 3, windowMs: 60 * minuteMs },
  address: { max: 100, windowMs: 15 * minuteMs },
  accountFromStrangers: { max: 300, windowMs: 60 * minuteMs },
  /** Limit that lets several classes of a school sign up in the same lesson from one address. */
  newAccounts: { max: 100, windowMs: 60 * minuteMs },
  resetRequests: { max: 100, windowMs: 60 * minuteMs },
  resetMails: { max: 5, windowMs: 60 * minuteMs },
  addressChanges: { max: 5, windowMs: 60 * minuteMs },
  addressChangesTo: { max: 5, windowMs: 60 * minuteMs },
} as const satisfies Record<string, Limit>;

type LimitName = keyof typeof attemptLimits;
type On = readonly [LimitName, ...(readonly string[])];

/** The account of a guess. */
export interface Account {
  readonly uid: string;
  /** The hash; null for an account without a password. */
  readonly password: string | null;
}

/**
 * One guess at a password. Its result is returned only if it could be counted, so that concurrent guesses reveal no
 * more than sequential ones. All methods throw `too-many-requests` if this client must wait.
 */
export interface Guess {
  /** Checks the limits and counts nothing. */
  refuseIfSpent(): Promise<void>;
  /** Counts a wrong guess on every counter, or on none if it would exceed any limit. */
  countWrong(): Promise<void>;
  /** Statements to commit with what a right guess allows. A right guess is not counted. */
  unlessSpent(): readonly Statement[];
}

/** Limits on guesses, and on mails to unverified addresses. Keys are hashed: the table contains no addresses. */
export interface Attempts {
  guessAt(email: string, account: Account | undefined, context: Pick<RequestContext, 'address' | 'headers'>): Guess;
  /** One guess at a code of the authenticator app, or at a recovery code; counted per account, from any address. */
  guessAtCode(uid: string): Guess;
  /** Counts one attempt and throws `too-many-requests` if it exceeds the limit. */
  take(...on: On): Promise<void>;
  /** Counts one attempt and returns null, or the seconds to wait if it exceeds the limit. */
  count(...on: On): Promise<number | null>;
  /** Cookie that marks this browser as known for the account until its password changes. */
  knownBrowserCookie(account: Account): string;
}

export function createAttempts(limiter: Limiter, secret: string, isHttps: boolean): Attempts {
  const cookie = createSignedCookie({
    // Not `opvir.known_browser`: an older version set that name for the login path only, so it would be read first
    // there.
    name: 'opvir.known',
    secret,
    // The login, the account page and the mailed change of address all ask for the password.
    path: '/api',
    secure: isHttps,
    maxAgeSeconds: yearSeconds,
  });
  const counterOf = ([name, ...on]: On): Counter => ({ key: limiterKey(name, ...on), limit: attemptLimits[name] });
  const count = (...on: On) => limiter.take(counterOf(on));
  const refusalFor = (seconds: number) => new Refusal('too-many-requests', seconds);

  function refuse(wait: number | null): void {
    if (wait !== null) throw refusalFor(wait);
  }
  function knownBrowser(account: Account | undefined, cookieHeader: string | undefined): string | null {
    const [id, owner] = cookie.read(cookieHeader)?.split(':') ?? [];
    return id !== undefined && account && owner === ownerOf(account) ? id : null;
  }

  function guessOn(...counters: Counter[]): Guess {
    return {
      refuseIfSpent: async () => refuse(await limiter.waitSeconds(...counters)),
      countWrong: async () => refuse(await limiter.take(...counters)),
      unlessSpent: () => limiter.unlessSpent(counters, ({ limit }) => refusalFor(Math.ceil(limit.windowMs / secondMs))),
    };
  }

  return {
    guessAt(email, account, { address, headers }) {
      const browser = knownBrowser(account, headers.cookie);
      if (browser) return guessOn(counterOf(['knownBrowser', browser]));
      return guessOn(
        counterOf(['accountFromAddress', email, address]),
        counterOf(['address', address]),
        counterOf(['accountFromStrangers', email]),
      );
    },
    guessAtCode: (uid) => guessOn(counterOf(['secondFactor', uid])),
    take: async (...on) => refuse(await count(...on)),
    count,
    knownBrowserCookie: (account) => cookie.write(`${randomBytes(16).toString('base64url')}:${ownerOf(account)}`),
  };
}

/** Identifies an account with its password: a browser known before a reset is unknown after it. */
export function ownerOf({ uid, password }: Account): string {
  return createHash('sha256').update(`${uid}\n${password}`).digest('base64url');
}
