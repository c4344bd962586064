import { createHmac } from 'node:crypto';
import { required, type Statement } from '../../../../platform/server/db/statement.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { createSignedCookie } from '../../../../platform/server/http/cookies.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { type Account, ownerOf } from '../attempts.ts';
import type { identityQueries } from '../queries.ts';
import type { StartedSession, Sessions } from '../sessions.ts';
import type { SecondFactor } from './second-factor.ts';

/** Long enough to find a phone, or the printed recovery codes. */
const stepLifetimeMs = 10 * 60 * 1000;

/**
 * Second step of a login: the password was right, the code is pending. The cookie names the account and is useless
 * without a code.
 */
export interface SecondStep {
  /** Sets the cookie. */
  begin(account: Account, context: RequestContext): void;
  /** Throws `second-step-over`, `wrong-code`, `user-disabled` or `too-many-requests`. */
  complete(code: string, context: RequestContext): Promise<StartedSession & { recoveryCodesLeft: number | null }>;
}

interface Deps extends Pick<Services, 'db' | 'now' | 'secret'> {
  readonly queries: ReturnType<typeof identityQueries>;
  readonly sessions: Sessions;
  readonly secondFactor: SecondFactor;
  readonly onSignedIn: (uid: string) => readonly Statement[];
  readonly isHttps: boolean;
}

export function createSecondStep(deps: Deps): SecondStep {
  const { db, queries, sessions, secondFactor, onSignedIn, secret, isHttps, now } = deps;
  const cookie = createSignedCookie({
    name: 'opvir.second_step',
    // A separate key, so that the value of another cookie of ours is not accepted here.
    secret: createHmac('sha256', secret).update('second step').digest('base64url'),
    path: '/api/session',
    secure: isHttps,
    maxAgeSeconds: stepLifetimeMs / 1000,
  });
  const over = () => new Refusal('second-step-over');

  async function requireAccount(cookieHeader: string | undefined) {
    const [uid, owner, expiresAt] = cookie.read(cookieHeader)?.split(':') ?? [];
    if (uid === undefined || !(Number(expiresAt) > now())) throw over();
    const account = await queries.findAccountOf.first({ uid });
    // The password was reset meanwhile, so the first step is outdated.
    if (!account || owner !== ownerOf(account)) throw over();
    if (account.disabledAt !== null) throw new Refusal('user-disabled');
    return account;
  }

  return {
    begin(account, { setCookies }) {
      setCookies([cookie.write(`${account.uid}:${ownerOf(account)}:${now() + stepLifetimeMs}`)]);
    },
    async complete(code, context) {
      const account = await requireAccount(context.headers.cookie);
      const { uid, email, password } = account;
      const used = await secondFactor.use(uid, email, code);
      const session = sessions.begin(uid, context.headers['user-agent']);
      await db.commit(
        required(queries.lockMatching.with({ uid, passwordHash: password! }), over),
        ...used.statements,
        ...session.statements,
        ...onSignedIn(uid),
      );
      context.setCookies([cookie.clear()]);
      return { account, token: session.token, recoveryCodesLeft: used.recoveryCodesLeft };
    },
  };
}
