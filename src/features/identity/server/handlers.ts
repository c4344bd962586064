import type { AnswerOf } from '../../../platform/contract/routes.ts';
import type { Handlers, RequestContext } from '../../../platform/server/http/context.ts';
import type { SignedCookie } from '../../../platform/server/http/cookies.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';
import type { identityRoutes } from '../contract.ts';
import type { Accounts, Begun } from './accounts.ts';
import type { Attempts } from './attempts.ts';
import type { EmailChange } from './email-change.ts';
import type { MailedLinks } from './links.ts';
import type { PasswordReset } from './password-reset.ts';
import type { identityQueries } from './queries.ts';
import type { Sessions } from './sessions.ts';

type Session = AnswerOf<(typeof identityRoutes)['POST /api/session']>;

interface Parts {
  accounts: Accounts;
  queries: ReturnType<typeof identityQueries>;
  cookie: SignedCookie;
  sessions: Sessions;
  attempts: Attempts;
  links: MailedLinks;
  outbox: Outbox;
  passwordReset: PasswordReset;
  emailChange: EmailChange;
  /** Tells the browsers of a user to look whether their session is the one that ended. */
  onSessionEnded: (uid: string) => Promise<void>;
  now: () => number;
}

const resetMessage = 'Password reset email sent. Please check your inbox.';

export function identityHandlers(parts: Parts): Handlers<typeof identityRoutes> {
  const { accounts, cookie, sessions, attempts, links, outbox, passwordReset, emailChange, onSessionEnded } = parts;

  return {
    async createAccount({ body: { email, password } }, context) {
      await attempts.take('newAccounts', context.address);
      return presentBegun(parts, await accounts.signUp(email.toLowerCase(), password, context), context);
    },

    async signIn({ body: { email, password } }, context) {
      return presentBegun(parts, await accounts.signIn(email.toLowerCase(), password, context), context);
    },

    async getSession(_, { caller, headers, setCookies }) {
      if (!caller) {
        if (cookie.read(headers.cookie) !== null) setCookies([cookie.clear()]);
        return { session: null };
      }
      if (!sessions.isDueForExtension(caller)) return { session: await present(parts, caller.uid, caller.expiresAt) };
      const expiresAt = await sessions.extend(caller.sessionToken);
      setCookies([cookie.write(caller.sessionToken)]);
      return { session: await present(parts, caller.uid, expiresAt) };
    },

    async refreshSession(_, { caller, setCookies }) {
      const expiresAt = await sessions.extend(caller.sessionToken);
      setCookies([cookie.write(caller.sessionToken)]);
      return present(parts, caller.uid, expiresAt);
    },

    async signOut(_, { caller, setCookies }) {
      if (caller) {
        await sessions.end(caller.sessionToken);
        await onSessionEnded(caller.uid);
      }
      setCookies([cookie.clear()]);
    },

    async requestPasswordReset({ body }, { address }) {
      await attempts.take('resetRequests', address);
      await outbox.add('password-reset', { email: body.email.toLowerCase() });
      return { message: resetMessage };
    },

    async readMailedLink({ body }) {
      const { purpose, email } = await links.find(body.token, 'reset-password', 'change-email', 'restore-email');
      return { purpose, email };
    },

    async resetPassword({ body: { token, password } }, context) {
      return presentBegun(parts, await passwordReset.reset(token, password, context), context);
    },

    async confirmEmail({ body: { token, password } }, context) {
      return { email: await emailChange.confirm(token, password, context) };
    },
  };
}

/** Hands the new session's cookies to the browser, which is known for this account from now on. */
function presentBegun(parts: Parts, { account, token }: Begun, context: RequestContext): Promise<Session> {
  context.setCookies([parts.cookie.write(token), parts.attempts.knownBrowserCookie(account)]);
  return present(parts, account.uid, parts.now() + parts.sessions.lifetimeMs);
}

/** Lists what of a user and session crosses the wire. Throws `session-expired` for a user who is gone. */
async function present({ queries, now }: Parts, uid: string, expiresAt: number): Promise<Session> {
  const user = await queries.findUser.first({ uid });
  if (!user) throw new Refusal('session-expired');
  return {
    user: {
      uid,
      email: user.email,
      displayName: user.name || null,
      photoURL: user.image,
      emailVerified: user.emailVerified === 1,
      role: user.role,
    },
    expiresAt,
    now: now(),
  };
}
