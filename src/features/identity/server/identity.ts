import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../../../platform/server/config/settings.ts';
import type { Database, DatabaseTransaction } from '../../../platform/server/db/database.ts';
import type { Events } from '../../../platform/server/events/events.ts';
import type { Limiter } from '../../../platform/server/limits/limiter.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';
import { createAccounts } from './accounts.ts';
import { createAttempts } from './attempts.ts';
import { createCredentials } from './credentials.ts';
import { createEmailChange } from './email-change.ts';
import { identityHandlers } from './handlers.ts';
import { createMailedLinks } from './links.ts';
import { identityMails } from './mails.ts';
import { createPasswordReset } from './password-reset.ts';
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
  const links = createMailedLinks(queries, now);
  const credentials = createCredentials(attempts, settings);
  const onSessionEnded = (uid: string, transaction?: DatabaseTransaction) =>
    events.emit(uid, 'session-ended', { reason: 'session-expired' }, transaction);
  const common = { db, queries, credentials, sessions, attempts, links, outbox, mails, onSessionEnded, now };
  const accounts = createAccounts(common);
  const passwordReset = createPasswordReset(common);
  const emailChange = createEmailChange(common);
  return {
    handlers: identityHandlers({ ...common, accounts, cookie, passwordReset, emailChange }),
    work: identityWork({ attempts, passwordReset, emailChange }),
    sessions,
    emailChange,
    /** Forgets sessions and links that are over; called now and then. */
    sweep: async () => {
      await sessions.deleteExpired();
      await queries.deleteExpiredLinks.all({ now: now() });
    },
    /** Most of those who wait to log in are refused, so that the server can stop. */
    stop: () => credentials.stop(),
  };
}
