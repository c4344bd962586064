import { Refusal } from '../../../platform/server/http/refusal.ts';
import { commandLine } from '../../audit/acts-contract.ts';
import { auditLog } from '../../audit/server/public.ts';
import type { CampaignDeps } from './deps.ts';
import { mailJob } from '../../../platform/server/mail/mailer.ts';
import { mailComposer, trial } from './mails.ts';
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
  const present = campaignPresenter(db, settings);

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

    /** With its text, and how far it has come. */
    show: async (id: string) => present(await requireCampaign(id)),

    /** Begins a draft at once. Gives how many it reaches. */
    async send(id: string): Promise<number> {
      const campaign = await requireCampaign(id);
      const audience = await countAudience(db, campaign);
      if (campaign.state !== 'draft') throw new Refusal('campaign-not-draft');
      if (audience === 0) throw new Refusal('campaign-for-nobody');
      const deed = { act: 'campaign-started', subjectId: id, subject: campaign.subject } as const;
      const changed = () => new Refusal('campaign-changed');
      await db.commit(...(await start(campaign, now(), changed)), written(commandLine, deed));
      return audience;
    },

    /** Pauses it, goes on with it (`sending`), cancels it for good, or takes it off the schedule (`draft`). Gives what it is then. */
    async move(id: string, to: Parameters<typeof move>[1]) {
      await move(await requireCampaign(id), to, commandLine);
      return present(await requireCampaign(id));
    },

    /** Mails it as it stands to somebody who only looks at it. */
    async test(id: string, email: string): Promise<void> {
      const campaign = await requireCampaign(id);
      const deed = { act: 'campaign-tested', subjectId: id, subject: campaign.subject } as const;
      await db.commit(
        outbox.enqueue(mailJob, mailComposer(settings, campaign)(trial(email, settings.publicUrl))),
        written(commandLine, deed),
      );
    },
  };
}
