import { required } from '../../../platform/server/db/statement.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { auditLog } from '../../audit/server/public.ts';
import type { CampaignDeps } from './deps.ts';
import { campaignQueries } from './queries.ts';

/**
 * Creates the function that permanently deletes a draft. Throws the refusals `campaign-not-found`, `campaign-not-draft`
 * and `campaign-changed`, and then changes nothing.
 */
export function campaignRemover({ db, now }: Pick<CampaignDeps, 'db' | 'now'>) {
  const { findCampaign, deleteDraft } = campaignQueries(db);
  const auditEntry = auditLog(db, now);
  return async (id: string, byUserId: string): Promise<void> => {
    const campaign = await findCampaign.first({ id });
    if (!campaign) throw new Refusal('campaign-not-found');
    if (campaign.state !== 'draft') throw new Refusal('campaign-not-draft');
    await db.commit(
      required(deleteDraft.with({ id }), () => new Refusal('campaign-changed')),
      auditEntry(byUserId, { act: 'campaign-deleted', subjectId: id, subject: campaign.subject }),
    );
  };
}
