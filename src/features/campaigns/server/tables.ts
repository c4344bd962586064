import type { CampaignState, RecipientState, Segment } from '../contract.ts';

/** Moments are milliseconds since 1970. */
export interface CampaignRow {
  id: string;
  subject: string;
  /** Markdown. */
  body: string;
  segment: Segment['kind'];
  courseId: string | null;
  since: number | null;
  state: CampaignState;
  /** Grows with whatever is done to it or moves it on. */
  step: number;
  changedAt: number;
  dueAt: number | null;
  startedAt: number | null;
  endedAt: number | null;
  /** Up to which subscriber, by their ids, its recipients are written; null before that begins and when it is done. */
  gatheredTo: string | null;
  /** Why the mail server took nothing the last time, and how many times in a row it has not. */
  trouble: string | null;
  troubles: number;
}

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    campaigns: CampaignRow;
    campaignRecipients: {
      campaignId: string;
      subscriberId: string;
      state: RecipientState;
      /** How many times the mail server has put it off. */
      tries: number;
      /** Not before this moment. */
      dueAt: number;
      /** Names the batch that has, or had, it in hand. */
      claim: string | null;
    };
  }
}
