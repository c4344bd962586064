import type { Settings } from '../../../platform/server/config/settings.ts';
import type { NotifyStaff } from '../../../platform/server/notify.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';
import type { Storage } from '../../../platform/server/storage/storage.ts';
import type { Services } from '../../../platform/server/services.ts';

/** Dependencies of the application handlers. */
export interface ApplicationDeps extends Pick<Services, 'db' | 'now' | 'content' | 'notify' | 'limiter'> {
  storage: Storage;
  outbox: Pick<Outbox, 'enqueue' | 'enqueueAt'>;
  notifyStaff: NotifyStaff;
  settings: Pick<Settings, 'brand' | 'publicUrl' | 'clamav' | 'applicationUndoSeconds'>;
}
