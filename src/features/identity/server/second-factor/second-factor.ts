import { randomBytes } from 'node:crypto';
import { base32nopad } from '@scure/base';
import type { Settings } from '../../../../platform/server/config/settings.ts';
import { required, type Statement } from '../../../../platform/server/db/statement.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { mailJob } from '../../../../platform/server/mail/mailer.ts';
import type { Services } from '../../../../platform/server/services.ts';
import type { Attempts } from '../attempts.ts';
import type { Proven } from '../own-account.ts';
import { factorMails } from './mails.ts';
import { secondFactorQueries } from './queries.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { createSealed } from './sealed.ts';
import { stepOf } from './totp.ts';

const secretBytes = 20;

/** A right code. */
interface UsedCode {
  /** Statements to commit with what the code allows; they fail with `wrong-code` if it was used meanwhile. */
  readonly statements: readonly Statement[];
  /** Number of remaining recovery codes; null if the code was not one of them. */
  readonly recoveryCodesLeft: number | null;
}

/** Codes of an authenticator app, needed after the password, and recovery codes as their replacement. */
export interface SecondFactor {
  isOn(uid: string): Promise<boolean>;
  /** `since` is in milliseconds since 1970; null while the app is disabled. */
  read(uid: string): Promise<{ since: number | null; recoveryCodesLeft: number }>;
  /** Checks one guess at a code of a user with the app enabled. Throws `wrong-code` or `too-many-requests`. */
  use(uid: string, email: string, code: string): Promise<UsedCode>;
  /** Starts or restarts the setup; returns the data for the app. Throws `second-factor-on`. */
  begin(person: Proven): Promise<{ secret: string; uri: string }>;
  /**
   * Enables the app with a first code and returns the recovery codes. Throws `code-does-not-fit`, `set-up-over` or
   * `too-many-requests`.
   */
  confirm(uid: string, email: string, code: string): Promise<string[]>;
  /** Returns new recovery codes and invalidates the previous ones. Throws `second-factor-off`. */
  renewCodes(person: Proven): Promise<string[]>;
  /** Disables the app. */
  switchOff(person: Proven): Promise<void>;
  /** Disables the app without a mail, for callers that send another one. */
  forget(uid: string): Statement[];
}

interface Deps extends Pick<Services, 'db' | 'now' | 'outbox' | 'secret'> {
  readonly settings: Pick<Settings, 'brand' | 'publicUrl'>;
  readonly attempts: Attempts;
}

export function createSecondFactor({ db, settings, secret, attempts, outbox, now }: Deps): SecondFactor {
  const queries = secondFactorQueries(db);
  const mails = factorMails(settings);
  const sealed = createSealed(secret, 'authenticator');
  const wrongCode = () => new Refusal('wrong-code');

  async function recoveryCodesLeft(uid: string): Promise<number> {
    return (await queries.countRecoveryCodes.first({ uid }))?.count ?? 0;
  }

  /** Returns the time step of a right, unused code, else null. */
  async function freshStep(uid: string, code: string): Promise<number | null> {
    const row = await queries.findAuthenticator.first({ uid });
    const key = row && sealed.open(row.secret);
    const step = key ? stepOf(key, code, now()) : null;
    return step !== null && step > row!.lastStep ? step : null;
  }

  async function codeStatements(uid: string, email: string, code: string): Promise<UsedCode | null> {
    const digits = code.replaceAll(/\s/g, '');
    if (/^\d{6}$/.test(digits)) {
      const step = await freshStep(uid, digits);
      if (step === null) return null;
      return { statements: [required(queries.takeStep.with({ uid, step }), wrongCode)], recoveryCodesLeft: null };
    }
    const hash = recoveryCodeHash(code);
    if (!(await queries.findRecoveryCode.first({ uid, hash }))) return null;
    const left = (await recoveryCodesLeft(uid)) - 1;
    const mail = outbox.enqueue(mailJob, mails.recoveryCodeUsed(email, now(), left));
    return {
      statements: [required(queries.takeRecoveryCode.with({ uid, hash }), wrongCode), mail],
      recoveryCodesLeft: left,
    };
  }

  /** Creates new recovery codes, and the statements that replace the previous ones. */
  function newCodes(uid: string): { codes: string[]; statements: Statement[] } {
    const codes = newRecoveryCodes();
    const inserted = codes.map((code) => queries.insertRecoveryCode.with({ uid, hash: recoveryCodeHash(code) }));
    return { codes, statements: [queries.deleteRecoveryCodes.with({ uid }), ...inserted] };
  }

  const forget = (uid: string) => [
    queries.deleteAuthenticator.with({ uid }),
    queries.deleteRecoveryCodes.with({ uid }),
  ];

  return {
    isOn: async (uid) => ((await queries.findAuthenticator.first({ uid }))?.confirmedAt ?? null) !== null,
    async read(uid) {
      const row = await queries.findAuthenticator.first({ uid });
      return { since: row?.confirmedAt ?? null, recoveryCodesLeft: await recoveryCodesLeft(uid) };
    },
    async use(uid, email, code) {
      const guess = attempts.guessAtCode(uid);
      await guess.refuseIfSpent();
      const used = await codeStatements(uid, email, code);
      if (used) return { ...used, statements: [...guess.unlessSpent(), ...used.statements] };
      await guess.countWrong();
      throw wrongCode();
    },
    async begin({ uid, email, statements }) {
      const key = randomBytes(secretBytes);
      const begun = queries.putAuthenticator.with({ uid, secret: sealed.seal(key) });
      await db.commit(
        ...statements,
        required(begun, () => new Refusal('second-factor-on')),
      );
      const text = base32nopad.encode(key);
      return { secret: text, uri: uriOf(settings.brand, email, text) };
    },
    async confirm(uid, email, code) {
      const guess = attempts.guessAtCode(uid);
      await guess.refuseIfSpent();
      const row = await queries.findAuthenticator.first({ uid });
      const key = row?.confirmedAt === null ? sealed.open(row.secret) : null;
      if (!row || !key) throw new Refusal('set-up-over');
      const step = stepOf(key, code.replaceAll(/\s/g, ''), now());
      if (step === null) {
        await guess.countWrong();
        throw new Refusal('code-does-not-fit');
      }
      const { codes, statements } = newCodes(uid);
      await db.commit(
        ...guess.unlessSpent(),
        required(
          queries.confirmAuthenticator.with({ uid, secret: row.secret, at: now(), step }),
          () =>
            // Another window has restarted the setup, or finished it first.
            new Refusal('set-up-over'),
        ),
        ...statements,
        outbox.enqueue(mailJob, mails.switchedOn(email, now())),
      );
      return codes;
    },
    async renewCodes({ uid, statements }) {
      const { codes, statements: renewed } = newCodes(uid);
      await db.commit(...statements, required(queries.lockAuthenticator.with({ uid }), offRefusal), ...renewed);
      return codes;
    },
    async switchOff({ uid, email, statements }) {
      await db.commit(
        ...statements,
        required(queries.lockAuthenticator.with({ uid }), offRefusal),
        ...forget(uid),
        outbox.enqueue(mailJob, mails.switchedOff(email, now())),
      );
    },
    forget,
  };
}

const offRefusal = () => new Refusal('second-factor-off');

/** Content of the QR code that the app scans. */
function uriOf(brand: string, email: string, secret: string): string {
  const query = new URLSearchParams({ secret, issuer: brand });
  return `otpauth://totp/${encodeURIComponent(`${brand}:${email}`)}?${query.toString().replaceAll('+', '%20')}`;
}
