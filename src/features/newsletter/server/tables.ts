import type { SubscriberState } from '../subscriber-contract.ts';

/** Moments are milliseconds since 1970. */
export interface SubscriberRow {
  id: string;
  email: string;
  /** When the address was first left. */
  timestamp: number;
  state: SubscriberState;
  /** When a link was last mailed to confirm it; before the first mail, when it was left. */
  askedAt: number;
  /** The proof of consent: when the link's page was answered with yes, and the words that stood there. */
  confirmedAt: number | null;
  consent: string;
  /** Since when it is unsubscribed, or known to take no mails. */
  endedAt: number | null;
}

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    newsletterSubscribers: SubscriberRow;
  }
}
