import type { Database } from '../../../platform/server/db/database.ts';
import type { Events } from '../../../platform/server/events/events.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';

export interface AdminDeps {
  readonly db: Database;
  readonly events: Events;
  readonly outbox: Outbox;
  readonly installation: Installation;
  readonly now: () => number;
}

/** What is known of the installation that runs. */
interface Installation {
  readonly version: string;
  /** Where uploads are kept. */
  readonly files: 'folder' | 'bucket';
  /** Where mails go. */
  readonly mail: 'smtp' | 'folder';
}
