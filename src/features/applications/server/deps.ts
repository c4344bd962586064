import type { Settings } from '../../../platform/server/config/settings.ts';
import type { Content } from '../../../platform/server/content/content.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Limiter } from '../../../platform/server/limits/limiter.ts';
import type { Notify, NotifyStaff } from '../../../platform/server/notify.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';
import type { Storage } from '../../../platform/server/storage/storage.ts';

/** Dependencies of the application handlers. */
export interface ApplicationDeps {
  db: Database;
  content: Pick<Content, 'current'>;
  storage: Storage;
  outbox: Pick<Outbox, 'enqueue' | 'enqueueAt'>;
  notify: Notify;
  notifyStaff: NotifyStaff;
  limiter: Limiter;
  settings: Pick<Settings, 'brand' | 'publicUrl' | 'clamav' | 'applicationUndoSeconds'>;
  now: () => number;
}
