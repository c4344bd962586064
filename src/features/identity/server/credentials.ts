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

/** More than a school class behind one address; in all, what is hashed within a browser's time-out of 30 s. */
const waiting = { perKey: 100, total: 300 };
/** Hashed within a second: a restart refuses nobody on a usual day, and is not held up on another. */
const waitingAtStop = 20;

/** A password that was right. */
export interface Match {
  /** The hash that it matched. */
  readonly hash: string;
  /** To be committed with what it is for: fails with `too-many-requests` if others have used up the guesses meanwhile. */
  readonly unlessSpent: readonly Statement[];
}

/** Passwords, hashed on all cores that have nothing else to do; clients take turns. Both throw `busy`. */
export interface Credentials {
  /** The hash of a new password. Throws `weak-password`. */
  hash(password: string, context: RequestContext): Promise<string>;
  /**
   * One guess at the password of the account that signs in with `email`; undefined stands for an unknown one, and costs the
   * same. Throws `invalid-credential` or `too-many-requests`.
   */
  require(email: string, account: Account | undefined, password: string, context: RequestContext): Promise<Match>;
  /** The server stops: a few who wait have their turn, the rest is refused. */
  stop(): void;
}

type CredentialSettings = Pick<Settings, 'passwordMinLength' | 'passwordHashing'>;

export function createCredentials(attempts: Attempts, settings: CredentialSettings): Credentials {
  const cost = passwordCosts[settings.passwordHashing];
  const queue = new FairQueue({
    ...waiting,
    // Twice as many as are hashed: each thread has its next one with it.
    atOnce: hashedAtOnce * 2,
    refusal: () => new Refusal('busy', busySeconds),
    // The database is asked first whether one more guess may be made: while it is silent, nobody's turn would come in time.
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
      // Made and counted when its turn has come: whoever hangs up while waiting has not guessed, whoever does so later has;
      // and those who wait are no failures that would keep others behind their address out.
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
    // As much work as for an account that exists.
    await hashPassword(password, cost);
    return null;
  }
  return (await verifyPassword(password, hash)) ? hash : null;
}
