import type { Role } from '../../../platform/contract/roles.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import type { Events } from '../../../platform/server/events/events.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';
import { passwordResetJob } from './jobs.ts';
import { identityQueries } from './queries.ts';

/** What an operator does to an account, as statements: to be committed with whatever else belongs to it. `uid` has to exist. */
export function accountActs(db: Database) {
  const { findUser, updateDisabledAt, updateRole, deleteSessionsOf } = identityQueries(db);
  return {
    find: (uid: string) => findUser.first({ uid }),

    /** Ends its sessions at once and refuses new ones. */
    disable: (uid: string, events: Events, now: number): Statement[] => [
      // The session rows stay until the account is enabled again: by them its browsers are told why they are out.
      updateDisabledAt.with({ uid, disabledAt: now }),
      events.publish(uid, 'session-ended', { reason: 'user-disabled' }),
    ],

    /** Lets it sign in again; sessions from before stay ended. */
    enable: (uid: string): Statement[] => [
      deleteSessionsOf.with({ uid }),
      updateDisabledAt.with({ uid, disabledAt: null }),
    ],

    grant: (uid: string, role: Role): Statement[] => [updateRole.with({ uid, role })],

    /** Mails the link that sets a new password, as the login's own form does, and no oftener than it would. */
    mailReset: (email: string, outbox: Outbox): Statement => outbox.enqueue(passwordResetJob, { email }),
  };
}
