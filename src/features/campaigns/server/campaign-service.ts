import { Refusal } from '../../../platform/server/http/refusal.ts';
import { mailJob } from '../../../platform/server/mail/mailer.ts';
import { commandLine } from '../../audit/acts-contract.ts';
import { auditLog } from '../../audit/server/public.ts';
import type { CampaignDeps } from './deps.ts';
import { mailComposer, trial } from './mails.ts';
import { campaignMover } from './mover.ts';
import { campaignMoves } from './moves.ts';
import { campaignPresenter } from './present.ts';
import { campaignQueries, countAudience, selectCampaigns } from './queries.ts';
import type { CampaignRow } from './tables.ts';

const listedMax = 1000;

/** Campaigns service for the command line. Audits each action, and throws the refusals of the corresponding route. */
export function campaignService({ db, settings, outbox, now }: CampaignDeps) {
  const { findCampaign } = campaignQueries(db);
  const { start } = campaignMoves(db, outbox);
  const move = campaignMover({ db, outbox, now });
  const auditEntry = auditLog(db, now);
  const present = campaignPresenter(db, settings);

  async function requireCampaign(id: string): Promise<CampaignRow> {
    const campaign = await findCampaign.first({ id });
    if (!campaign) throw new Refusal('campaign-not-found');
    return campaign;
  }

  return {
    /** Lists the newest campaigns, each with its progress. */
    async list() {
      const rows = await selectCampaigns(db, { order: 'newest', limit: listedMax });
      return Promise.all(rows.map(present));
    },

    /** Returns a campaign with its text and progress. */
    show: async (id: string) => present(await requireCampaign(id)),

    /** Starts a draft at once. Returns the number of recipients. */
    async send(id: string): Promise<number> {
      const campaign = await requireCampaign(id);
      const audience = await countAudience(db, campaign);
      if (campaign.state !== 'draft') throw new Refusal('campaign-not-draft');
      if (audience === 0) throw new Refusal('campaign-for-nobody');
      const deed = { act: 'campaign-started', subjectId: id, subject: campaign.subject } as const;
      const changed = () => new Refusal('campaign-changed');
      await db.commit(...(await start(campaign, now(), changed)), auditEntry(commandLine, deed));
      return audience;
    },

    /** Pauses, resumes (`sending`), cancels permanently, or unschedules (`draft`) a campaign. Returns its new state. */
    async move(id: string, to: Parameters<typeof move>[1]) {
      await move(await requireCampaign(id), to, commandLine);
      return present(await requireCampaign(id));
    },

    /** Sends a test mail of the campaign's current text. */
    async test(id: string, email: string): Promise<void> {
      const campaign = await requireCampaign(id);
      const deed = { act: 'campaign-tested', subjectId: id, subject: campaign.subject } as const;
      await db.commit(
        outbox.enqueue(mailJob, mailComposer(settings, campaign)(trial(email, settings.publicUrl))),
        auditEntry(commandLine, deed),
      );
    },
  };
}
