import { Refusal } from '../../../platform/server/http/refusal.ts';
import { commandLine } from '../../audit/acts-contract.ts';
import { auditLog } from '../../audit/server/public.ts';
import type { CampaignDeps } from './deps.ts';
import { campaignMover } from './mover.ts';
import { campaignMoves } from './moves.ts';
import { campaignPresenter } from './present.ts';
import { campaignQueries, countAudience, selectCampaigns } from './queries.ts';
import type { CampaignRow } from './tables.ts';

const listedMax = 1000;

/** Campaigns for the operator's command line. Each act is written down, and throws the refusals of the route that does the same. */
export function campaignOffice({ db, settings, outbox, now }: CampaignDeps) {
  const { findCampaign } = campaignQueries(db);
  const { start } = campaignMoves(db, outbox);
  const move = campaignMover({ db, outbox, now });
  const written = auditLog(db, now);
  const present = campaignPresenter(db, settings.campaignMailsPerMinute);

  async function requireCampaign(id: string): Promise<CampaignRow> {
    const campaign = await findCampaign.first({ id });
    if (!campaign) throw new Refusal('campaign-not-found');
    return campaign;
  }

  return {
    /** The newest first, each with how far it has come. */
    async list() {
      const rows = await selectCampaigns(db, { limit: listedMax });
      return Promise.all(rows.map(present));
    },

    /** Begins a draft at once, and goes on with one that is paused. Gives how many it reaches. */
    async send(id: string): Promise<number> {
      const campaign = await requireCampaign(id);
      if (campaign.state === 'paused') await move(campaign, 'sending', commandLine);
      else {
        const audience = await countAudience(db, campaign);
        if (campaign.state !== 'draft') throw new Refusal('campaign-not-draft');
        if (audience === 0) throw new Refusal('campaign-for-nobody');
        const deed = { act: 'campaign-started', subjectId: id, subject: campaign.subject } as const;
        const changed = () => new Refusal('campaign-changed');
        await db.commit(...(await start(campaign, now(), changed)), written(commandLine, deed));
        return audience;
      }
      return (await present(campaign)).counts.waiting;
    },

    async pause(id: string): Promise<void> {
      await move(await requireCampaign(id), 'paused', commandLine);
    },
  };
}
