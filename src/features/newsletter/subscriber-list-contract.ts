import { list } from '../../platform/contract/list.ts';

/**
 * `unconfirmed`: the owner of the address has not confirmed yet. `confirmed`: they have; only these get campaigns.
 * `unsubscribed` and `bounced` stay if the address is entered again, until its owner confirms again.
 */
export const subscriberStates = ['unconfirmed', 'confirmed', 'unsubscribed', 'bounced'] as const;

export type SubscriberState = (typeof subscriberStates)[number];

/** Administrators' list of subscribers. */
export const subscriberList = list({
  filters: { state: subscriberStates },
  orders: ['newest', 'oldest', 'email'],
});
