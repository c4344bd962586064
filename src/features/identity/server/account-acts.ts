import type { Role } from '../../../platform/contract/roles.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import type { Events } from '../../../platform/server/events/events.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';
import { authenticatorResetJob, passwordResetJob } from './jobs.ts';
import { identityQueries } from './queries.ts';
import { secondFactorQueries } from './second-factor/queries.ts';
import { writeTaughtCourses } from './taught-courses.ts';

/** What an operator does to an account, as statements: to be committed with whatever else belongs to it. `uid` has to exist. */
export function accountActs(db: Database) {
  const factors = secondFactorQueries(db);
  const { findUser, updateDisabledAt, updateRole, updateImage, deleteSessionsOf, cancelDeletion } = identityQueries(db);
  return {
    find: (uid: string) => findUser.first({ uid }),

    /** Ends its sessions at once and refuses new ones. */
    disable: (uid: string, events: Events, now: number): Statement[] => [
      // The session rows stay until the account is enabled again: by them its browsers are told why they are out.
      updateDisabledAt.with({ uid, disabledAt: now }),
      events.publish(uid, 'session-ended', { reason: 'user-disabled' }),
    ],

    /** Lets it sign in again, and cancels a deletion that an administrator requested; sessions from before stay ended. */
    enable: (uid: string): Statement[] => [
      cancelDeletion.with({ uid }),
      deleteSessionsOf.with({ uid }),
      updateDisabledAt.with({ uid, disabledAt: null }),
    ],

    /** `taughtCourses`: the ids of the courses that a teacher is limited to; null for every course, which is all that other roles have. */
    grant: (uid: string, role: Role, taughtCourses: readonly string[] | null): Statement[] => [
      updateRole.with({ uid, role, taughtCourses: writeTaughtCourses(role, taughtCourses) }),
    ],

    /** `photoURL` as the session tells it; null for none. */
    setPhoto: (uid: string, photoURL: string | null): Statement => updateImage.with({ uid, image: photoURL }),

    /** Mails the link that sets a new password, as the login's own form does, and no oftener than it would. */
    mailReset: (email: string, outbox: Outbox): Statement => outbox.enqueue(passwordResetJob, { email }),

    /** Switches off the authenticator app of somebody who has lost it, and tells them. */
    resetAuthenticator: (uid: string, email: string, outbox: Outbox, now: number): Statement[] => [
      factors.deleteAuthenticator.with({ uid }),
      factors.deleteRecoveryCodes.with({ uid }),
      outbox.enqueue(authenticatorResetJob, { email, at: now }),
    ],
  };
}
