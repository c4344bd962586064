import { createHash, randomBytes } from 'node:crypto';
import { createSignedCookie } from '../../../platform/server/http/cookies.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { limiterKey } from '../../../platform/server/limits/limiter-key.ts';
import type { Counter, Limit, Limiter } from '../../../platform/server/limits/limiter.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Of guesses only the wrong ones stay counted. The narrow limit binds one address guessing at one account, so a stranger
 * elsewhere cannot use it up for the owner. A browser that has signed in to the account before carries a known-browser
 * cookie and is counted by itself alone; the mailed reset link is never limited by guesses. So nobody is ever locked out.
 */
export const attemptLimits = {
  accountFromAddress: { max: 10, windowMs: 15 * minuteMs },
  knownBrowser: { max: 10, windowMs: 15 * minuteMs },
  /** Only whoever knows the password comes as far as guessing at the code: of a thief this leaves one chance in 700 a day. */
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

/** Whose password is guessed at. */
export interface Account {
  readonly uid: string;
  /** The hash; null for an account without one. */
  readonly password: string | null;
}

/**
 * One guess at a password. Nobody learns what came of it unless it could be counted, so that guesses all at once tell no
 * more than one by one. All throw `too-many-requests` if this client must wait.
 */
export interface Guess {
  /** Counts nothing. */
  refuseIfSpent(): Promise<void>;
  /** It was wrong: counts it on every counter; if it would be one too many on any, on none. */
  countWrong(): Promise<void>;
  /** It was right, which is not counted: to be committed with what it is for. */
  unlessSpent(): readonly Statement[];
}

/** Limits on guessing, and on mails to strangers. Keys are hashed: no address of a person stands in the table. */
export interface Attempts {
  guessAt(email: string, account: Account | undefined, context: Pick<RequestContext, 'address' | 'headers'>): Guess;
  /** One guess at a code of the authenticator app, or at a recovery code; counted for the account, wherever it comes from. */
  guessAtCode(uid: string): Guess;
  /** Counts one and throws `too-many-requests` if it was one too many. */
  take(...on: On): Promise<void>;
  /** Counts one and gives null; if it is one too many, the seconds to wait. */
  count(...on: On): Promise<number | null>;
  /** The cookie by which this browser is known for the account from now on, until its password changes. */
  knownBrowserCookie(account: Account): string;
}

export function createAttempts(limiter: Limiter, secret: string, isHttps: boolean): Attempts {
  const cookie = createSignedCookie({
    // An older version's `opvir.known_browser` reached the login only, and would be read before this one there.
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

/** Changes with the password: a browser that was known before a reset is a stranger after it. */
export function ownerOf({ uid, password }: Account): string {
  return createHash('sha256').update(`${uid}\n${password}`).digest('base64url');
}
