import type { SubscriberState } from '../subscriber-list-contract.ts';

/** Times are in milliseconds since 1970. */
export interface SubscriberRow {
  id: string;
  email: string;
  /** Time when the address was first entered. */
  timestamp: number;
  state: SubscriberState;
  /** Time when a confirmation link was last mailed; before the first mail, when the address was entered. */
  askedAt: number;
  /** Proof of consent: time of the confirmation, and the text shown for it. */
  confirmedAt: number | null;
  consent: string;
  /** Time when it was unsubscribed, or found to accept no mails. */
  endedAt: number | null;
}

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    newsletterSubscribers: SubscriberRow;
  }
}
