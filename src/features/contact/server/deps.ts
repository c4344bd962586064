import type { Settings } from '../../../platform/server/config/settings.ts';
import type { NotifyStaff } from '../../../platform/server/notify.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';
import type { Services } from '../../../platform/server/services.ts';

/** Dependencies of the message handlers. */
export interface ContactDeps extends Pick<Services, 'db' | 'now' | 'events' | 'notify' | 'limiter'> {
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly notifyStaff: NotifyStaff;
  readonly settings: Pick<Settings, 'brand' | 'publicUrl' | 'mailFrom' | 'replyAddress' | 'inboundMailSecret'>;
}
