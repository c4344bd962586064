import type { Database } from '../../../platform/server/db/database.ts';
import { required, type Statement } from '../../../platform/server/db/statement.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';
import type { CampaignState } from '../campaign-list-contract.ts';
import { campaignJob } from './job.ts';
import { campaignQueries, findPieceEnd, insertRecipients } from './queries.ts';
import type { CampaignRow } from './tables.ts';

type Change = Partial<Pick<CampaignRow, 'dueAt' | 'startedAt' | 'endedAt' | 'gatheredTo' | 'trouble' | 'troubles'>>;

/**
 * State changes of a campaign, as statements for one commit. The first must return a row: it returns none if the
 * campaign has changed since it was read.
 */
export function campaignMoves(db: Database, outbox: Outbox) {
  const { updateState } = campaignQueries(db);

  const moved = (campaign: CampaignRow, to: CampaignState, change: Change, otherwise?: () => Error): Statement => {
    const { id, step, state: from, dueAt, startedAt, endedAt, gatheredTo, trouble, troubles } = campaign;
    const kept = { dueAt, startedAt, endedAt, gatheredTo, trouble, troubles };
    return required(updateState.with({ id, step, from, to, ...kept, ...change }), otherwise);
  };
  const promised = ({ id, step }: CampaignRow, dueAt: number) =>
    outbox.enqueueAt(dueAt, campaignJob, { campaignId: id, step: step + 1, dueAt });

  return {
    /** Starts it, with its first recipients. `at` is milliseconds since 1970. */
    start: async (campaign: CampaignRow, at: number, otherwise?: () => Error): Promise<Statement[]> => {
      const upTo = await findPieceEnd(db, campaign, '');
      return [
        moved(campaign, 'sending', { dueAt: null, startedAt: at, gatheredTo: upTo }, otherwise),
        insertRecipients(db, campaign, '', upTo),
        promised(campaign, at),
      ];
    },
    /** Adds more recipients. */
    gather: async (campaign: CampaignRow, at: number): Promise<Statement[]> => {
      const after = campaign.gatheredTo ?? '';
      const upTo = await findPieceEnd(db, campaign, after);
      return [
        moved(campaign, 'sending', { gatheredTo: upTo }),
        insertRecipients(db, campaign, after, upTo),
        promised(campaign, at),
      ];
    },
    schedule: (campaign: CampaignRow, at: number, otherwise?: () => Error): Statement[] => [
      moved(campaign, 'scheduled', { dueAt: at }, otherwise),
      promised(campaign, at),
    ],
    /** Schedules the next batch. */
    goOn: (campaign: CampaignRow, at: number, change: Change, otherwise?: () => Error): Statement[] => [
      moved(campaign, 'sending', change, otherwise),
      promised(campaign, at),
    ],
    /** Stops it: jobs that were enqueued for it do nothing. */
    halt: (
      campaign: CampaignRow,
      to: 'draft' | 'paused' | 'cancelled' | 'sent' | 'filed',
      change: Change,
      otherwise?: () => Error,
    ) => moved(campaign, to, { dueAt: null, trouble: null, troubles: 0, ...change }, otherwise),
  };
}
