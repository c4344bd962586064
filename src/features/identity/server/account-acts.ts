import type { Role } from '../../../platform/contract/roles.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import type { Events } from '../../../platform/server/events/events.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';
import { authenticatorResetJob, passwordResetJob } from './jobs.ts';
import { identityQueries } from './queries.ts';
import { secondFactorQueries } from './second-factor/queries.ts';
import { writeTaughtCourses } from './taught-courses.ts';

/** Creates the statements of an operator's actions on an account, to commit with related ones. `uid` must exist. */
export function accountActs(db: Database) {
  const factors = secondFactorQueries(db);
  const { findUser, updateDisabledAt, updateRole, updateImage, deleteSessionsOf, cancelDeletion } = identityQueries(db);
  return {
    find: (uid: string) => findUser.first({ uid }),

    /** Ends all sessions of the account at once and refuses new ones. */
    disable: (uid: string, events: Events, now: number): Statement[] => [
      // The session rows stay until the account is enabled again: they let the browsers show why the session ended.
      updateDisabledAt.with({ uid, disabledAt: now }),
      events.publish(uid, 'session-ended', { reason: 'user-disabled' }),
    ],

    /**
     * Lets the account sign in again, and cancels a deletion that an administrator requested. Earlier sessions stay
     * ended.
     */
    enable: (uid: string): Statement[] => [
      cancelDeletion.with({ uid }),
      deleteSessionsOf.with({ uid }),
      updateDisabledAt.with({ uid, disabledAt: null }),
    ],

    /**
     * `taughtCourses`: ids of the courses that a teacher is limited to; null for every course, and for all other roles.
     */
    grant: (uid: string, role: Role, taughtCourses: readonly string[] | null): Statement[] => [
      updateRole.with({ uid, role, taughtCourses: writeTaughtCourses(role, taughtCourses) }),
    ],

    /** Sets the photo as sessions return it; null for none. */
    setPhoto: (uid: string, photoURL: string | null): Statement => updateImage.with({ uid, image: photoURL }),

    /** Mails the link that sets a new password, like the login form does and with the same rate limit. */
    mailReset: (email: string, outbox: Outbox): Statement => outbox.enqueue(passwordResetJob, { email }),

    /** Disables a lost authenticator app, and notifies its owner. */
    resetAuthenticator: (uid: string, email: string, outbox: Outbox, now: number): Statement[] => [
      factors.deleteAuthenticator.with({ uid }),
      factors.deleteRecoveryCodes.with({ uid }),
      outbox.enqueue(authenticatorResetJob, { email, at: now }),
    ],
  };
}
