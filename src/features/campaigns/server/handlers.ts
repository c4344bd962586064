import { Readable } from 'node:stream';
import { required } from '../../../platform/server/db/statement.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { newId } from '../../../platform/server/ids.ts';
import { mailJob } from '../../../platform/server/mail/mailer.ts';
import { auditLog } from '../../audit/server/public.ts';
import type { campaignRoutes } from '../contract.ts';
import type { CampaignDeps } from './deps.ts';
import { campaignListHandlers } from './list-handlers.ts';
import { mailComposer, trial } from './mails.ts';
import { campaignPresenter, columnsOf } from './present.ts';
import { campaignQueries } from './queries.ts';
import { campaignRemover } from './remove.ts';
import { runHandlers } from './run-handlers.ts';

const changed = () => new Refusal('campaign-changed');
/** Policy for a previewed mail: its own styles and remote pictures, but no scripts, forms or navigation. */
const framePolicy = "default-src 'none';style-src 'unsafe-inline';img-src https: http: data:;sandbox";

/** Handlers for editing campaigns; run-handlers.ts starts and stops them. */
export function campaignHandlers(deps: CampaignDeps): Handlers<typeof campaignRoutes> {
  const { db, settings, outbox, now } = deps;
  const { insertCampaign, findCampaign, updateDraft, findOwnAddress } = campaignQueries(db);
  const present = campaignPresenter(db, settings);
  const auditEntry = auditLog(db, now);
  const remove = campaignRemover(deps);

  async function requireCampaign(id: string) {
    const campaign = await findCampaign.first({ id });
    if (!campaign) throw new Refusal('campaign-not-found');
    return campaign;
  }

  async function requireDraft(id: string) {
    const campaign = await requireCampaign(id);
    if (campaign.state !== 'draft') throw new Refusal('campaign-not-draft');
    return campaign;
  }

  return {
    ...campaignListHandlers(deps),

    async addCampaign({ body: { subject, body, segment } }, { caller }) {
      const id = newId();
      await db.commit(
        insertCampaign.with({ id, subject, body, ...columnsOf(segment), changedAt: now() }),
        auditEntry(caller.uid, { act: 'campaign-added', subjectId: id, subject }),
      );
      return present(await requireCampaign(id));
    },

    getCampaign: async ({ params: { campaignId } }) => present(await requireCampaign(campaignId)),

    async setCampaign({ params: { campaignId: id }, body: { subject, body, segment, step } }, { caller }) {
      await requireDraft(id);
      const draft = { id, step, subject, body, ...columnsOf(segment), changedAt: now() };
      await db.commit(
        required(updateDraft.with(draft), changed),
        auditEntry(caller.uid, { act: 'campaign-changed', subjectId: id, subject }),
      );
      return present(await requireCampaign(id));
    },

    async deleteCampaign({ params: { campaignId } }, { caller }) {
      await remove(campaignId, caller.uid);
    },

    async getCampaignPreview({ params: { campaignId } }) {
      const campaign = await requireCampaign(campaignId);
      const { html } = mailComposer(settings, campaign)(trial('', settings.publicUrl));
      return {
        stream: Readable.from([html]),
        contentType: 'text/html; charset=utf-8',
        name: 'preview.html',
        disposition: 'inline',
        framePolicy,
      };
    },

    async sendTestMail({ params: { campaignId: id } }, { caller }) {
      const campaign = await requireCampaign(id);
      const { email } = (await findOwnAddress.first({ uid: caller.uid })) ?? noAddress();
      await db.commit(
        outbox.enqueue(mailJob, mailComposer(settings, campaign)(trial(email, settings.publicUrl))),
        auditEntry(caller.uid, { act: 'campaign-tested', subjectId: id, subject: campaign.subject }),
      );
      return { email, hasMailServer: settings.smtpUrl !== null };
    },

    ...runHandlers(deps, { requireCampaign, requireDraft, present, changed }),
  };
}

/** The account was deleted during the call. */
function noAddress(): never {
  throw new Refusal('session-expired');
}
