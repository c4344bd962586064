import type { CampaignState } from '../campaign-list-contract.ts';
import type { RecipientState, Segment } from '../contract.ts';

/** Row of a campaign. Times are milliseconds since 1970. */
export interface CampaignRow {
  id: string;
  subject: string;
  /** Markdown. */
  body: string;
  segment: Segment['kind'];
  courseId: string | null;
  since: number | null;
  state: CampaignState;
  /** Increases with every change or progress. */
  step: number;
  changedAt: number;
  dueAt: number | null;
  startedAt: number | null;
  endedAt: number | null;
  /** Id of the last subscriber added as a recipient; null before the first and after the last. */
  gatheredTo: string | null;
  /** Last error of the mail server, and the number of consecutive failures. */
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
      /** Number of times that the mail server has deferred the mail. */
      tries: number;
      /** Earliest time of the next try. */
      dueAt: number;
      /** Batch that has, or had, claimed the recipient. */
      claim: string | null;
    };
  }
}
