import { betterAuth } from 'better-auth';
import type { Kysely } from 'kysely';
import type { Settings } from '../../../platform/server/config/settings.ts';
import type { Tables } from '../../../platform/server/db/tables.ts';
import { newId } from '../../../platform/server/ids.ts';
import { passwordMaxLength } from '../contract.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { sessionCookieName } from './session-cookie.ts';
import './tables.ts';

export const resetLinkLifetimeMs = 60 * 60 * 1000;

/** What happens around the library's acts. */
export interface AuthEvents {
  onUserCreated(user: { id: string; email: string }): Promise<void>;
  /** Throws to refuse a session (a disabled account). */
  beforeSession(userId: string): Promise<void>;
  onResetRequested(mail: { email: string; token: string }): Promise<void>;
  onPasswordReset(userId: string): Promise<void>;
}

/**
 * better-auth, as a library behind our own routes: it makes accounts, sessions, cookies and one-time tokens. Its HTTP
 * handler is not mounted; origin checks and attempt limits are the server's (see docs/decisions).
 */
export function createAuth(
  kysely: Kysely<Tables>,
  settings: Pick<Settings, 'publicUrl' | 'passwordMinLength' | 'sessionLifetimeMs'>,
  secret: string,
  events: AuthEvents,
) {
  return betterAuth({
    appName: 'Opvir',
    baseURL: settings.publicUrl,
    secret,
    // On both engines: times as ISO text and booleans as 0 and 1, so that one schema serves both.
    database: { db: kysely, type: 'sqlite', transaction: false },
    user: { modelName: 'authUsers' },
    session: {
      modelName: 'authSessions',
      expiresIn: settings.sessionLifetimeMs / 1000,
      // Sessions are extended by this feature's own rules; a cached cookie would keep a disabled user signed in.
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    account: { modelName: 'authAccounts' },
    verification: { modelName: 'authVerifications', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: settings.passwordMinLength,
      maxPasswordLength: passwordMaxLength,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: resetLinkLifetimeMs / 1000,
      password: { hash: hashPassword, verify: verifyPassword },
      sendResetPassword: ({ user, token }) => events.onResetRequested({ email: user.email, token }),
      onPasswordReset: ({ user }) => events.onPasswordReset(user.id),
    },
    databaseHooks: {
      user: { create: { after: (user) => events.onUserCreated(user) } },
      session: { create: { before: (session) => events.beforeSession(session.userId) } },
    },
    advanced: {
      cookiePrefix: 'opvir',
      // The library's own switch would put `__Secure-` before our name, which has its prefix already.
      useSecureCookies: false,
      cookies: { session_token: { name: sessionCookieName(settings) } },
      defaultCookieAttributes: { secure: settings.publicUrl.startsWith('https:') },
      database: { generateId: newId },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

export type Auth = ReturnType<typeof createAuth>;
