/**
 * `unconfirmed`: whoever owns the address has not said yes yet. `confirmed`: they have; these alone are sent campaigns.
 * `unsubscribed` and `bounced` stay what they are, whoever leaves the address again, until its owner confirms it anew.
 */
export const subscriberStates = ['unconfirmed', 'confirmed', 'unsubscribed', 'bounced'] as const;

export type SubscriberState = (typeof subscriberStates)[number];
