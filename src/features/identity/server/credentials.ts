import type { Settings } from '../../../platform/server/config/settings.ts';
import { DatabaseOutage } from '../../../platform/server/db/outage.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import type { Turn } from '../../../platform/server/fair-lines.ts';
import { FairQueue } from '../../../platform/server/fair-queue.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { busySeconds } from '../contract.ts';
import type { Account, Attempts } from './attempts.ts';
import { type PasswordCost, hashPassword, hashedAtOnce, passwordCosts, verifyPassword } from './password.ts';

/**
 * Per client: more than a school class behind one address. In total: as many as can be hashed within a browser's
 * timeout of 30 s.
 */
const waiting = { perKey: 100, total: 300 };
/** Can be hashed within a second, so that a restart usually refuses nobody and is never delayed for long. */
const waitingAtStop = 20;

/** A matching password. */
export interface Match {
  /** The matching hash. */
  readonly hash: string;
  /**
   * Statements to commit with what it allows; they fail with `too-many-requests` if concurrent guesses reached the
   * limit.
   */
  readonly unlessSpent: readonly Statement[];
}

/** Password hashing on all idle cores, with a fair queue between clients. Both methods throw `busy`. */
export interface Credentials {
  /** Returns the hash of a new password. Throws `weak-password`. */
  hash(password: string, context: RequestContext): Promise<string>;
  /**
   * One guess at the password of the account that signs in with `email`. For an unknown account (undefined) it takes
   * the same time. Throws `invalid-credential` or `too-many-requests`.
   */
  require(email: string, account: Account | undefined, password: string, context: RequestContext): Promise<Match>;
  /** Stops the service: a few queued requests are finished, the rest is refused. */
  stop(): void;
}

type CredentialSettings = Pick<Settings, 'passwordMinLength' | 'passwordHashing'>;

export function createCredentials(attempts: Attempts, settings: CredentialSettings): Credentials {
  const cost = passwordCosts[settings.passwordHashing];
  const queue = new FairQueue({
    ...waiting,
    // Twice the number hashed at once, so that each thread already has its next password.
    atOnce: hashedAtOnce * 2,
    refusal: () => new Refusal('busy', busySeconds),
    // The limits are checked in the database first. During an outage no request could be answered in time, so all are
    // refused.
    isForAll: (failure) => failure instanceof DatabaseOutage,
  });
  return {
    async hash(password, { address, gone }) {
      if (password.length < settings.passwordMinLength) throw new Refusal('weak-password');
      return queue.run(turnOf(address), gone, () => hashPassword(password, cost));
    },
    async require(email, account, password, context) {
      const guess = attempts.guessAt(email, account, context);
      await guess.refuseIfSpent();
      // Checked and counted when its turn comes. A client that disconnects while queued has not guessed; one that does
      // so later has. Queued guesses also must not count as failures, which would refuse others behind the same
      // address.
      return queue.run(turnOf(context.address), context.gone, async () => {
        await guess.refuseIfSpent();
        const hash = await matchingHash(password, account, cost);
        if (hash !== null) return { hash, unlessSpent: guess.unlessSpent() };
        await guess.countWrong();
        throw new Refusal('invalid-credential');
      });
    },
    stop: () => queue.shrink(waitingAtStop),
  };
}

function turnOf(address: string): Turn {
  return { group: address, key: address };
}

async function matchingHash(password: string, account: Account | undefined, cost: PasswordCost) {
  const hash = account?.password ?? null;
  if (hash === null) {
    // Takes as long as for an existing account.
    await hashPassword(password, cost);
    return null;
  }
  return (await verifyPassword(password, hash)) ? hash : null;
}
