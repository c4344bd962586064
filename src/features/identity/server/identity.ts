import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../../../platform/server/config/settings.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Events } from '../../../platform/server/events/events.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Limiter } from '../../../platform/server/limits/limiter.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';
import { createAttempts } from './attempts.ts';
import { createAuth } from './auth.ts';
import { createEmailChange } from './email-change.ts';
import { identityHandlers } from './handlers.ts';
import { identityMails } from './mails.ts';
import { identityQueries } from './queries.ts';
import { createSessionCookie } from './session-cookie.ts';
import { createSessions } from './sessions.ts';
import { identityWork } from './work.ts';

export interface IdentityParts {
  db: Database;
  settings: Settings;
  secret: string;
  outbox: Outbox;
  events: Events;
  limiter: Limiter;
  log: FastifyBaseLogger;
  now: () => number;
}

/** Puts the feature together: its routes' handlers, its outbox work, and what the server asks of it. */
export function createIdentity(parts: IdentityParts) {
  const { db, settings, secret, outbox, events, limiter, now } = parts;
  const queries = identityQueries(db);
  const cookie = createSessionCookie(settings, secret);
  const sessions = createSessions(db, cookie, settings, now);
  const attempts = createAttempts(limiter, secret, settings.publicUrl.startsWith('https:'));
  const mails = identityMails(settings);
  const onSessionEnded = (uid: string) => events.emit(uid, 'session-ended', { reason: 'session-expired' });
  const auth = createAuth(db.kysely, settings, secret, {
    onUserCreated: async ({ id, email }) => void (await queries.insertUserDocument.all({ uid: id, name: '', email })),
    async beforeSession(userId) {
      const user = await queries.findUser.first({ uid: userId });
      if (!user || user.disabledAt !== null) throw new Refusal('user-disabled');
    },
    onResetRequested: ({ email, token }) => outbox.add('mail', mails.passwordReset(email, token)),
    onPasswordReset: onSessionEnded,
  });
  const emailChange = createEmailChange({ auth, db, queries, outbox, mails, now });
  return {
    handlers: identityHandlers({ auth, queries, cookie, sessions, attempts, outbox, emailChange, onSessionEnded, now }),
    work: identityWork({ auth, attempts, emailChange }),
    sessions,
    emailChange,
  };
}
