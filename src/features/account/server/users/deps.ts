import type { Statement } from '../../../../platform/server/db/statement.ts';
import type { Services } from '../../../../platform/server/services.ts';

export interface UserDeps extends Pick<Services, 'db' | 'now' | 'outbox' | 'events' | 'notify'> {
  /** Returns the statement that schedules the deletion of an account after days of grace. */
  readonly scheduleErasing: (uid: string) => Statement;
  /**
   * Deletes an account and its owner's data in a commit that begins with `first`. Returns false, and does nothing, if
   * there is no such account.
   */
  readonly eraseAccount: (uid: string, first: readonly Statement[]) => Promise<boolean>;
}
