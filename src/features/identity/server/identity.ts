import type { Statement } from '../../../platform/server/db/statement.ts';
import type { Services } from '../../../platform/server/services.ts';
import { accountNotifications } from './account-notifications.ts';
import { createAccounts } from './accounts.ts';
import { createAddressConfirmation } from './address-confirmation.ts';
import { createAttempts } from './attempts.ts';
import { createCredentials } from './credentials.ts';
import { createEmailChange } from './email-change.ts';
import { identityHandlers } from './handlers.ts';
import { identityJobs } from './job-handlers.ts';
import { createMailedLinks } from './links.ts';
import { identityMails } from './mails.ts';
import { createOwnAccount } from './own-account.ts';
import { createPasskeys } from './passkeys/passkeys.ts';
import { createPasswordReset } from './password-reset.ts';
import { identityQueries } from './queries.ts';
import { factorMails } from './second-factor/mails.ts';
import { createSecondFactor } from './second-factor/second-factor.ts';
import { createSecondStep } from './second-factor/second-step.ts';
import { createSessionCookie } from './session-cookie.ts';
import { createSessions } from './sessions.ts';
import { createUserDocuments } from './user-documents.ts';

export interface IdentityDeps extends Pick<
  Services,
  'db' | 'now' | 'log' | 'outbox' | 'events' | 'secret' | 'settings' | 'notify' | 'limiter'
> {
  /** Statements to commit with each session started with a password. */
  onSignedIn: (uid: string) => readonly Statement[];
}

/** Creates the feature: the handlers of its routes, its jobs, and the services that the server uses. */
export function createIdentity(deps: IdentityDeps) {
  const { db, settings, secret, outbox, events, notify, limiter, onSignedIn, now } = deps;
  const queries = identityQueries(db);
  const cookie = createSessionCookie(settings, secret);
  const sessions = createSessions(db, queries, cookie, settings, now);
  const isHttps = settings.publicUrl.startsWith('https:');
  const attempts = createAttempts(limiter, secret, isHttps);
  const mails = identityMails(settings);
  const links = createMailedLinks(queries, now);
  const credentials = createCredentials(attempts, settings);
  const sessionEnded = (uid: string) => events.publish(uid, 'session-ended', { reason: 'session-expired' });
  const notifyOfChange = accountNotifications(notify, now);
  const sending = { outbox, mails, notifyOfChange, sessionEnded };
  const base = { db, settings, secret, isHttps, queries, credentials, sessions, attempts, links, ...sending };
  const secondFactor = createSecondFactor({ ...base, now });
  const common = { ...base, secondFactor, onSignedIn, now };
  const passkeys = createPasskeys(common);
  const secondStep = createSecondStep(common);
  const addressConfirmation = createAddressConfirmation(common);
  const accounts = createAccounts({ ...common, secondStep, addressConfirmation });
  const passwordReset = createPasswordReset({ ...common, passkeys });
  const emailChange = createEmailChange(common);
  return {
    handlers: identityHandlers({
      ...common,
      accounts,
      cookie,
      secondStep,
      passkeys,
      addressConfirmation,
      passwordReset,
      emailChange,
    }),
    jobs: identityJobs({ ...common, factorMails: factorMails(settings), passwordReset, emailChange }),
    sessions,
    documents: createUserDocuments(queries),
    emailChange,
    ownAccount: createOwnAccount({ ...common, cookie }),
    secondFactor,
    passkeys,
    addressConfirmation,
    /** Deletes expired sessions, links and challenges; called regularly. */
    sweep: async () => {
      await db.commit(sessions.deleteExpired(), queries.deleteExpiredLinks.with({ now: now() }), passkeys.sweep());
    },
    /** Refuses most of the queued logins, so that the server can stop. */
    stop: () => credentials.stop(),
  };
}
