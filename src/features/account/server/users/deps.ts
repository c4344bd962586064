import type { Database } from '../../../../platform/server/db/database.ts';
import type { Statement } from '../../../../platform/server/db/statement.ts';
import type { Events } from '../../../../platform/server/events/events.ts';
import type { Notify } from '../../../../platform/server/notify.ts';
import type { Outbox } from '../../../../platform/server/outbox/outbox.ts';

export interface UserDeps {
  readonly db: Database;
  readonly events: Events;
  readonly outbox: Outbox;
  readonly notify: Notify;
  /** Returns the statement that schedules the deletion of an account after days of grace. */
  readonly scheduleErasing: (uid: string) => Statement;
  /**
   * Deletes an account and its owner's data in a commit that begins with `first`. Returns false, and does nothing, if
   * there is no such account.
   */
  readonly eraseAccount: (uid: string, first: readonly Statement[]) => Promise<boolean>;
  readonly now: () => number;
}
