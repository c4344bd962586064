import type * as z from 'zod/mini';
import { auditLog } from '../../audit/server/public.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { isAhead } from '../campaign-list-contract.ts';
import type { Campaign, campaignRoutes } from '../contract.ts';
import type { CampaignDeps } from './deps.ts';
import { campaignMover } from './mover.ts';
import { campaignMoves } from './moves.ts';
import { countAudience } from './queries.ts';
import type { CampaignRow } from './tables.ts';

type RunHandlers = Pick<Handlers<typeof campaignRoutes>, 'startCampaign' | 'setCampaignState'>;

interface Tools {
  readonly requireCampaign: (id: string) => Promise<CampaignRow>;
  readonly requireDraft: (id: string) => Promise<CampaignRow>;
  readonly present: (row: CampaignRow) => Promise<z.infer<typeof Campaign>>;
  readonly changed: () => Error;
}

/** Handlers that start and stop a campaign. */
export function runHandlers({ db, outbox, now }: CampaignDeps, tools: Tools): RunHandlers {
  const { requireCampaign, requireDraft, present, changed } = tools;
  const { start, schedule } = campaignMoves(db, outbox);
  const auditEntry = auditLog(db, now);
  const move = campaignMover({ db, outbox, now });

  return {
    async startCampaign({ params: { campaignId: id }, body: { step, at } }, { caller }) {
      const campaign = await requireDraft(id);
      if (campaign.step !== step) throw changed();
      if (at !== null && !isAhead(at, now())) throw new Refusal('moment-not-ahead');
      if (at === null && (await countAudience(db, campaign)) === 0) throw new Refusal('campaign-for-nobody');
      const act = at === null ? 'campaign-started' : 'campaign-scheduled';
      const moves = at === null ? await start(campaign, now(), changed) : schedule(campaign, at, changed);
      await db.commit(...moves, auditEntry(caller.uid, { act, subjectId: id, subject: campaign.subject }));
      return present(await requireCampaign(id));
    },

    async setCampaignState({ params: { campaignId: id }, body: { state } }, { caller }) {
      const campaign = await requireCampaign(id);
      await move(campaign, state, caller.uid);
      return present(await requireCampaign(id));
    },
  };
}
