import type { Settings } from '../../../platform/server/config/settings.ts';
import type { Content } from '../../../platform/server/content/content.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import type { Events } from '../../../platform/server/events/events.ts';
import type { Finding } from '../../../platform/server/findings/finding.ts';
import type { Notify } from '../../../platform/server/notify.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';
import type { EditedKind } from '../../authoring/kinds-contract.ts';
import type { CheckPart } from '../checks-contract.ts';

export interface AdminDeps {
  readonly db: Database;
  readonly content: Pick<Content, 'current'>;
  readonly events: Events;
  readonly outbox: Outbox;
  readonly settings: Pick<
    Settings,
    'brand' | 'clamav' | 'publicUrl' | 'applicationUndoSeconds' | 'dataDir' | 'databaseUrl' | 's3'
  >;
  readonly notify: Notify;
  /** Returns the statement that schedules the deletion of an account after days of grace. */
  readonly scheduleErasing: (uid: string) => Statement;
  /**
   * Deletes an account and its owner's data in a commit that begins with `first`. Returns false, and does nothing, if
   * there is no such account.
   */
  readonly eraseAccount: (uid: string, first: readonly Statement[]) => Promise<boolean>;
  readonly installation: Installation;
  /** Checks a part of the installation, as `opvir doctor` does. */
  readonly check: (part: CheckPart) => Promise<readonly Finding[]>;
  /** Lists all editable content, by kind and id. */
  readonly listContent: () => Promise<readonly ContentLine[]>;
  readonly now: () => number;
}

/** Editable content, with the fields that the search needs. */
export interface ContentLine {
  readonly kind: EditedKind;
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly savedAt: number | null;
}

/** Facts about the running installation. */
interface Installation {
  readonly version: string;
  /** Storage of uploads. */
  readonly files: 'folder' | 'bucket';
  /** Delivery of mails. */
  readonly mail: 'smtp' | 'folder';
}
