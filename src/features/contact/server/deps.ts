import type { Settings } from '../../../platform/server/config/settings.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Events } from '../../../platform/server/events/events.ts';
import type { Limiter } from '../../../platform/server/limits/limiter.ts';
import type { Notify, NotifyStaff } from '../../../platform/server/notify.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';

/** Dependencies of the message handlers. */
export interface ContactDeps {
  readonly db: Database;
  readonly events: Events;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly notify: Notify;
  readonly notifyStaff: NotifyStaff;
  readonly limiter: Limiter;
  readonly settings: Pick<Settings, 'brand' | 'publicUrl' | 'mailFrom' | 'replyAddress' | 'inboundMailSecret'>;
  readonly now: () => number;
}
