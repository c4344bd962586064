import { createHash, createHmac, randomBytes } from 'node:crypto';
import { required, type Statement } from '../../../../platform/server/db/statement.ts';
import { createSignedCookie } from '../../../../platform/server/http/cookies.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import type { Services } from '../../../../platform/server/services.ts';
import type { passkeyQueries } from './queries.ts';

/** Long, because a login page may be open for a while before a passkey is picked. */
const lifetimeMs = 60 * 60 * 1000;

/** Purpose of a challenge: a login, or a new passkey for an account whose password was just entered. */
type Purpose = 'login' | { readonly uid: string; readonly owner: string };

/**
 * Random challenges for passkeys to sign. They are stored in a cookie, so that a visit of the login page stores nothing
 * on the server.
 */
export interface Challenges {
  create(purpose: Purpose): { challenge: string; cookie: string };
  /** Returns the challenge that this browser got for the purpose. Throws `challenge-over`. */
  require(
    purpose: Purpose,
    cookieHeader: string | undefined,
  ): {
    challenge: string;
    /** Statement to commit with what it allows; throws `challenge-over` if the challenge was already used. */
    answered: Statement;
  };
  readonly clear: () => string;
}

interface Deps extends Pick<Services, 'now' | 'secret'> {
  readonly queries: ReturnType<typeof passkeyQueries>;
  readonly isHttps: boolean;
}

export function createChallenges({ queries, secret, isHttps, now }: Deps): Challenges {
  const cookie = createSignedCookie({
    name: 'opvir.passkey',
    secret: createHmac('sha256', secret).update('passkey challenge').digest('base64url'),
    path: '/api',
    secure: isHttps,
    maxAgeSeconds: lifetimeMs / 1000,
  });
  const over = () => new Refusal('challenge-over');
  const wordOf = (purpose: Purpose) => (purpose === 'login' ? purpose : `${purpose.uid} ${purpose.owner}`);
  return {
    create(purpose) {
      const challenge = randomBytes(32).toString('base64url');
      return { challenge, cookie: cookie.write(`${wordOf(purpose)}:${challenge}:${now() + lifetimeMs}`) };
    },
    require(purpose, cookieHeader) {
      const [word, challenge, until] = cookie.read(cookieHeader)?.split(':') ?? [];
      const expiresAt = Number(until);
      if (word !== wordOf(purpose) || challenge === undefined || !(expiresAt > now())) throw over();
      const hash = createHash('sha256').update(challenge).digest('base64url');
      return { challenge, answered: required(queries.insertAnswered.with({ hash, expiresAt }), over) };
    },
    clear: () => cookie.clear(),
  };
}
