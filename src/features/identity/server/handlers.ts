import type { AnswerOf } from '../../../platform/contract/routes.ts';
import type { Handlers, RequestContext } from '../../../platform/server/http/context.ts';
import type { SignedCookie } from '../../../platform/server/http/cookies.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';
import type { identityRoutes } from '../contract.ts';
import type { Attempts } from './attempts.ts';
import type { Auth } from './auth.ts';
import { translateAuthError } from './auth-errors.ts';
import type { EmailChange } from './email-change.ts';
import type { identityQueries } from './queries.ts';
import type { Sessions } from './sessions.ts';

type Session = AnswerOf<(typeof identityRoutes)['POST /api/session']>;

interface Parts {
  auth: Auth;
  queries: ReturnType<typeof identityQueries>;
  cookie: SignedCookie;
  sessions: Sessions;
  attempts: Attempts;
  outbox: Outbox;
  emailChange: EmailChange;
  /** Tells the browsers of a user to look whether their session is the one that ended. */
  onSessionEnded: (uid: string) => Promise<void>;
  now: () => number;
}

const resetMessage = 'Password reset email sent. Please check your inbox.';

export function identityHandlers(parts: Parts): Handlers<typeof identityRoutes> {
  const { auth, queries, cookie, sessions, attempts, outbox, emailChange, onSessionEnded } = parts;
  const startSession = sessionStarter(parts);

  return {
    async createAccount({ body }, context) {
      const email = body.email.toLowerCase();
      await attempts.take('newAccounts', context.address);
      const started = await auth.api
        .signUpEmail({
          body: { name: '', email, password: body.password },
          headers: headersOf(context),
          returnHeaders: true,
        })
        .catch(async (error: unknown) => {
          // Two at once: the loser meets the unique address in the database.
          if (await queries.findUserByEmail.first({ email })) throw new Refusal('email-already-in-use');
          throw translateAuthError(error);
        });
      return startSession(started, email, context);
    },

    async signIn({ body }, context) {
      const email = body.email.toLowerCase();
      const attempt = await attempts.beforeSignIn(email, context);
      const started = await auth.api
        .signInEmail({ body: { email, password: body.password }, headers: headersOf(context), returnHeaders: true })
        .catch(async (error: unknown) => {
          const refusal = translateAuthError(error);
          const isGuess = refusal instanceof Refusal && refusal.code === 'invalid-credential';
          await (isGuess ? attempt.failed() : attempt.takeBack());
          throw refusal;
        });
      await attempt.takeBack();
      return startSession(started, email, context);
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
        await (await auth.$context).internalAdapter.deleteSession(caller.sessionToken);
        await onSessionEnded(caller.uid);
      }
      setCookies([cookie.clear()]);
    },

    async requestPasswordReset({ body }, { address }) {
      await attempts.take('resetRequests', address);
      await outbox.add('password-reset', { email: body.email.toLowerCase() });
      return { message: resetMessage };
    },

    async resetPassword({ body }, context) {
      const { internalAdapter } = await auth.$context;
      const verification = await internalAdapter.findVerificationValue(`reset-password:${body.token}`);
      const user = verification && (await queries.findUser.first({ uid: verification.value }));
      if (!user) throw new Refusal('expired-action-code');
      if (user.disabledAt !== null) throw new Refusal('user-disabled');
      const credentials = { email: user.email, password: body.password };
      try {
        await auth.api.resetPassword({ body: { token: body.token, newPassword: body.password } });
        const started = await auth.api.signInEmail({
          body: credentials,
          headers: headersOf(context),
          returnHeaders: true,
        });
        return await startSession(started, user.email, context);
      } catch (error) {
        throw translateAuthError(error);
      }
    },

    async confirmEmail({ body }) {
      return { email: await emailChange.confirm(body.token) };
    },
  };
}

interface Started {
  headers: Headers;
  response: { user: { id: string } };
}

/** Hands the new session's cookies to the browser, which is known for this account from now on. */
function sessionStarter(parts: Parts) {
  return async (started: Started, email: string, context: RequestContext): Promise<Session> => {
    context.setCookies([...started.headers.getSetCookie(), parts.attempts.knownBrowserCookie(email)]);
    return present(parts, started.response.user.id, parts.now() + parts.sessions.lifetimeMs);
  };
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

/** What better-auth records with a session: the browser's name, not the address. */
function headersOf({ headers }: RequestContext): Headers {
  return new Headers(headers['user-agent'] === undefined ? {} : { 'user-agent': headers['user-agent'] });
}
