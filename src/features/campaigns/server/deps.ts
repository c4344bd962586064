import type { Settings } from '../../../platform/server/config/settings.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';

export interface CampaignDeps {
  readonly db: Database;
  readonly settings: Settings;
  readonly outbox: Outbox;
  readonly now: () => number;
}
