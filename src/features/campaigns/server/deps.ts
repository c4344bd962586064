import type { Services } from '../../../platform/server/services.ts';

export type CampaignDeps = Pick<Services, 'db' | 'now' | 'outbox' | 'settings'>;
