import { isIP } from 'node:net';
import type * as z from 'zod/mini';
import type { Settings } from '../../../../platform/server/config/settings.ts';
import { required, type Statement } from '../../../../platform/server/db/statement.ts';
import type { Caller, RequestContext } from '../../../../platform/server/http/context.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { mailJob } from '../../../../platform/server/mail/mailer.ts';
import type { Services } from '../../../../platform/server/services.ts';
import type { CreationOptions, NewCredential, UsedCredential } from '../../passkey-contract.ts';
import { ownerOf } from '../attempts.ts';
import type { Proven } from '../own-account.ts';
import type { identityQueries } from '../queries.ts';
import { factorMails } from '../second-factor/mails.ts';
import type { StartedSession, Sessions } from '../sessions.ts';
import { createChallenges } from './challenges.ts';
import { passkeyQueries } from './queries.ts';
import { verifyNew, verifyUse } from './verify.ts';

const passkeysMax = 20;

/** A passkey as its owner sees it; times in milliseconds since 1970. */
interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly addedAt: number;
  readonly usedAt: number | null;
}

/** Passkeys. A device uses one only after its owner unlocks it, so it replaces both password and code. */
export interface Passkeys {
  /** False if the site is reached by an IP address: browsers tie passkeys to domain names. */
  readonly arePossible: boolean;
  list(uid: string): Promise<Passkey[]>;
  /** Returns the options for creating a passkey. Throws `too-many-passkeys`. */
  begin(person: Proven, context: RequestContext): Promise<z.infer<typeof CreationOptions>>;
  /** Throws `challenge-over`, `passkey-not-added` or `too-many-passkeys`. */
  add(credential: z.infer<typeof NewCredential>, name: string, context: RequestContext<Caller>): Promise<Passkey>;
  /** Returns false if the passkey is not the user's, like `remove`. */
  rename(uid: string, id: string, name: string): Promise<boolean>;
  remove(uid: string, id: string): Promise<boolean>;
  removeAll(uid: string): Statement;
  /** Creates the challenge of a login. */
  challenge(context: RequestContext): { challenge: string; rpId: string };
  /** Throws `challenge-over`, `passkey-refused` or `user-disabled`. */
  signIn(credential: z.infer<typeof UsedCredential>, context: RequestContext): Promise<StartedSession>;
  /** Deletes expired challenges. */
  sweep(): Statement;
}

interface Deps extends Pick<Services, 'db' | 'now' | 'outbox' | 'secret'> {
  readonly settings: Pick<Settings, 'brand' | 'publicUrl'>;
  readonly isHttps: boolean;
  readonly queries: ReturnType<typeof identityQueries>;
  readonly sessions: Sessions;
  readonly onSignedIn: (uid: string) => readonly Statement[];
}

export function createPasskeys(deps: Deps): Passkeys {
  const { db, settings, sessions, outbox, onSignedIn, now } = deps;
  const queries = passkeyQueries(db);
  const mails = factorMails(settings);
  const challenges = createChallenges({ ...deps, queries });
  const { origin, hostname: rpId } = new URL(settings.publicUrl);
  const notAdded = () => new Refusal('passkey-not-added');
  const refused = () => new Refusal('passkey-refused');
  const tooMany = () => new Refusal('too-many-passkeys');

  async function requireAccount(uid: string) {
    const account = await deps.queries.findAccountOf.first({ uid });
    if (!account) throw new Refusal('session-expired');
    return account;
  }

  return {
    arePossible: isIP(rpId.replaceAll(/[[\]]/g, '')) === 0,
    async list(uid) {
      const rows = await queries.listOf.all({ uid, limit: passkeysMax });
      return rows.map(({ id, name, addedAt, usedAt }) => ({ id, name, addedAt, usedAt }));
    },
    async begin({ uid, email, statements }, { setCookies }) {
      const known = await queries.listOf.all({ uid, limit: passkeysMax });
      if (known.length >= passkeysMax) throw tooMany();
      const account = await requireAccount(uid);
      await db.commit(...statements);
      const { challenge, cookie } = challenges.create({ uid, owner: ownerOf(account) });
      setCookies([cookie]);
      return {
        challenge,
        rp: { id: rpId, name: settings.brand },
        user: { id: Buffer.from(uid).toString('base64url'), name: email, displayName: email },
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key' as const, alg })),
        excludeCredentials: known.map(({ id, transports }) => ({
          id,
          type: 'public-key' as const,
          transports: JSON.parse(transports) as string[],
        })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      };
    },
    async add(credential, name, { caller: { uid }, headers, setCookies }) {
      const account = await requireAccount(uid);
      const { challenge, answered } = challenges.require({ uid, owner: ownerOf(account) }, headers.cookie);
      const key = await verifyNew(credential, { challenge, origin, rpId });
      if (!key) throw notAdded();
      const passkey = { id: key.id, name, addedAt: now() };
      await db.commit(
        // Under the lock, because a concurrent password reset removes all passkeys.
        required(deps.queries.lockMatching.with({ uid, passwordHash: account.password! }), notAdded),
        answered,
        required(queries.insert.with({ ...passkey, ...key, uid }), notAdded),
        // Several challenges may be open at once. A passkey beyond the list's limit could be neither seen nor removed
        // by its owner.
        required(queries.findWithin.with({ uid, max: passkeysMax }), tooMany),
        outbox.enqueue(mailJob, mails.passkeyAdded(account.email, now(), name)),
      );
      setCookies([challenges.clear()]);
      return { ...passkey, usedAt: null };
    },
    async rename(uid, id, name) {
      const [[renamed]] = await db.commit(queries.updateName.with({ uid, id, name }));
      return renamed !== undefined;
    },
    async remove(uid, id) {
      const { email } = await requireAccount(uid);
      const known = (await queries.listOf.all({ uid, limit: passkeysMax })).find((passkey) => passkey.id === id);
      if (!known) return false;
      const mail = outbox.enqueue(mailJob, mails.passkeyRemoved(email, now(), known.name));
      await db.commit(
        required(queries.remove.with({ uid, id }), () => new Refusal('passkey-not-found')),
        mail,
      );
      return true;
    },
    removeAll: (uid) => queries.removeAll.with({ uid }),
    challenge({ setCookies }) {
      const { challenge, cookie } = challenges.create('login');
      setCookies([cookie]);
      return { challenge, rpId };
    },
    async signIn(credential, { headers, setCookies }) {
      const { challenge, answered } = challenges.require('login', headers.cookie);
      const key = await queries.find.first({ id: credential.id });
      const counter = key && (await verifyUse(credential, key, { challenge, origin, rpId }));
      if (!key || counter === null || counter === undefined) throw refused();
      const { id, uid } = key;
      const account = await deps.queries.findAccountOf.first({ uid });
      if (!account) throw refused();
      if (account.disabledAt !== null) throw new Refusal('user-disabled');
      const session = sessions.begin(uid, headers['user-agent']);
      await db.commit(
        // Serializes this login with a concurrent password reset or deletion of the account.
        required(deps.queries.lockMatching.with({ uid, passwordHash: account.password! }), refused),
        required(queries.updateUse.with({ id, counter, at: now() }), refused),
        answered,
        ...session.statements,
        ...onSignedIn(uid),
      );
      setCookies([challenges.clear()]);
      return { account, token: session.token };
    },
    sweep: () => queries.deleteAnswered.with({ now: now() }),
  };
}
