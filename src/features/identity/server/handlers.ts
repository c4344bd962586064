import { safeReturnAddress } from '../../../platform/contract/return-address.ts';
import type { AnswerOf } from '../../../platform/contract/routes.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import type { Handlers, RequestContext } from '../../../platform/server/http/context.ts';
import type { SignedCookie } from '../../../platform/server/http/cookies.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { identityRoutes } from '../contract.ts';
import type { Accounts } from './accounts.ts';
import type { AddressConfirmation } from './address-confirmation.ts';
import type { Attempts } from './attempts.ts';
import type { EmailChange } from './email-change.ts';
import { passwordResetJob } from './jobs.ts';
import type { MailedLinks } from './links.ts';
import type { Passkeys } from './passkeys/passkeys.ts';
import type { PasswordReset } from './password-reset.ts';
import type { identityQueries } from './queries.ts';
import type { SecondStep } from './second-factor/second-step.ts';
import type { StartedSession, Sessions } from './sessions.ts';

type Session = AnswerOf<(typeof identityRoutes)['POST /api/session']>;

interface Deps extends Pick<Services, 'db' | 'now' | 'outbox'> {
  accounts: Accounts;
  queries: ReturnType<typeof identityQueries>;
  cookie: SignedCookie;
  sessions: Sessions;
  attempts: Attempts;
  links: MailedLinks;
  secondStep: SecondStep;
  passkeys: Passkeys;
  addressConfirmation: AddressConfirmation;
  passwordReset: PasswordReset;
  emailChange: EmailChange;
  /** Tells the user's browsers to check whether their session has ended. */
  sessionEnded: (uid: string) => Statement;
}

const resetMessage = 'Password reset email sent. Please check your inbox.';

export function identityHandlers(deps: Deps): Handlers<typeof identityRoutes> {
  const { db, accounts, cookie, sessions, attempts, links, outbox, passwordReset, emailChange, sessionEnded } = deps;
  const { secondStep, passkeys, addressConfirmation } = deps;

  return {
    async createAccount({ body: { email, password } }, context) {
      await attempts.take('newAccounts', context.address);
      return presentStarted(deps, await accounts.signUp(email.toLowerCase(), password, context), context);
    },

    async signIn({ body: { email, password } }, context) {
      return presentStarted(deps, await accounts.signIn(email.toLowerCase(), password, context), context);
    },

    async signInWithCode({ body: { code } }, context) {
      const { recoveryCodesLeft, ...begun } = await secondStep.complete(code, context);
      return { session: await presentStarted(deps, begun, context), recoveryCodesLeft };
    },

    beginPasskeySignIn: (_, context) => passkeys.challenge(context),

    async signInWithPasskey({ body: { credential } }, context) {
      return presentStarted(deps, await passkeys.signIn(credential, context), context);
    },

    async getSession(_, { caller, setCookies }) {
      // A cookie without a session is not cleared: this response may arrive after that of a new login and would clear
      // its cookie.
      if (!caller) return { session: null };
      if (!sessions.isDueForExtension(caller)) return { session: await present(deps, caller.uid, caller.expiresAt) };
      const expiresAt = await sessions.extend(caller.sessionToken);
      setCookies([cookie.write(caller.sessionToken)]);
      return { session: await present(deps, caller.uid, expiresAt) };
    },

    async refreshSession(_, { caller, setCookies }) {
      const expiresAt = await sessions.extend(caller.sessionToken);
      setCookies([cookie.write(caller.sessionToken)]);
      return present(deps, caller.uid, expiresAt);
    },

    async signOut(_, { caller, setCookies }) {
      if (caller) {
        await db.commit(sessions.end(caller.sessionToken), sessionEnded(caller.uid));
      }
      setCookies([cookie.clear()]);
    },

    async requestPasswordReset({ body }, { address }) {
      const returnTo = safeReturnAddress(body.returnTo);
      await attempts.take('resetRequests', address);
      await db.commit(outbox.enqueue(passwordResetJob, { email: body.email.toLowerCase(), returnTo }));
      return { message: resetMessage };
    },

    async readMailedLink({ body }) {
      const link = await links.find(body.token, 'reset-password', 'change-email', 'restore-email', 'confirm-address');
      const { purpose, email } = link;
      const setsPassword = purpose === 'reset-password' || purpose === 'restore-email';
      return { purpose, email, asksForCode: setsPassword && (await passwordReset.asksForCode(link)) };
    },

    async resetPassword({ body: { token, password, code } }, context) {
      return presentStarted(deps, await passwordReset.reset(token, password, code, context), context);
    },

    async confirmAddress({ body: { token } }) {
      return { email: await addressConfirmation.confirm(token) };
    },

    async confirmEmail({ body: { token, password } }, context) {
      return { email: await emailChange.confirm(token, password, context) };
    },
  };
}

/** Sets the cookies of the new session and of the known browser. */
function presentStarted(deps: Deps, { account, token }: StartedSession, context: RequestContext): Promise<Session> {
  context.setCookies([deps.cookie.write(token), deps.attempts.knownBrowserCookie(account)]);
  return present(deps, account.uid, deps.now() + deps.sessions.lifetimeMs);
}

/** Returns the public data of a user and session. Throws `session-expired` if the user no longer exists. */
async function present({ queries, now }: Deps, uid: string, expiresAt: number): Promise<Session> {
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
