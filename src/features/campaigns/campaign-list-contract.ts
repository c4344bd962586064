import { list } from '../../platform/contract/list.ts';

/**
 * `draft`: editable. `scheduled`: starts by itself. `sending`, `paused`: started, not complete. `sent`, `filed`,
 * `cancelled`: final; a filed one was sent to nobody, because no mail server was set.
 */
export const campaignStates = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'filed', 'cancelled'] as const;

export type CampaignState = (typeof campaignStates)[number];

/** Administrators' list of campaigns. */
export const campaignList = list({ filters: { state: campaignStates }, orders: ['newest', 'oldest'] });

/** Longest time ahead; a later date is probably a typo. */
const scheduledMaxMs = 366 * 24 * 60 * 60 * 1000;

/** Returns true if a campaign may be scheduled for this time. Both are milliseconds since 1970. */
export function isAhead(at: number, now: number): boolean {
  return at > now && at - now <= scheduledMaxMs;
}
