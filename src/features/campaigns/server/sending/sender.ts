import { nullIfRowMissing, type Statement } from '../../../../platform/server/db/statement.ts';
import { createdAtOf, newId } from '../../../../platform/server/ids.ts';
import { createBulkMailer } from '../../../../platform/server/mail/bulk-mailer.ts';
import type { JobHandler } from '../../../../platform/server/outbox/job.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { subscriberAccess } from '../../../newsletter/server/public.ts';
import { campaignJob } from '../job.ts';
import { campaignMailer } from '../mails.ts';
import { campaignMoves } from '../moves.ts';
import { campaignQueries } from '../queries.ts';
import type { CampaignRow } from '../tables.ts';
import { type Batch, batchMaxMs, sendBatch } from './batch.ts';
import { batchJournals } from './journal.ts';
import { batchOf, nextBatchAt, nextState, troublePauseMs } from './next-state.ts';
import { sendingQueries } from './queries.ts';

type Deps = Pick<Services, 'db' | 'now' | 'log' | 'outbox' | 'secret' | 'settings'>;

type Noted = Parameters<typeof nextState>[0];

interface InHand {
  readonly campaignId: string;
  readonly claim: string;
  readonly subscriberId: string;
  readonly tries: number;
}

/** Age at which claims of other processes count as abandoned: none of their mails can be sent any more. */
const inHandMaxMs = batchMaxMs + 5000;
const inHandPauseMs = 10_000;

/** Sends campaigns in batches. Each batch is a job that enqueues the next. */
export function campaignSender({ db, settings, secret, outbox, log, now }: Deps) {
  const { findCampaign, countRecipients } = campaignQueries(db);
  const { claimRecipients, listClaimed, settleRecipient, listInHand, findNextDue, countSending } = sendingQueries(db);
  const { bounce } = subscriberAccess(db);
  const { start, gather, goOn, halt } = campaignMoves(db, outbox);
  const { size, intervalMs } = batchOf(settings.campaignMailsPerMinute);
  const mails = campaignMailer(settings, secret);
  const journals = batchJournals(settings.dataDir);
  const mailer = createBulkMailer(settings);
  const ownClaims = new Set<string>();
  const stopping = new AbortController();

  async function runJob({ campaignId, step, dueAt }: { campaignId: string; step: number; dueAt: number }) {
    const campaign = await findCampaign.first({ id: campaignId });
    if (campaign?.step !== step) return;
    if (campaign.state === 'scheduled') await db.commit(...(await start(campaign, now()))).catch(nullIfRowMissing);
    if (campaign.state !== 'sending') return;
    if (campaign.gatheredTo !== null) {
      await db.commit(...(await gather(campaign, now()))).catch(nullIfRowMissing);
      return;
    }
    await settleAbandoned(campaign);
    const claim = newId();
    ownClaims.add(claim);
    try {
      await runBatch(campaign, claim, dueAt);
    } finally {
      ownClaims.delete(claim);
    }
  }

  /** Returns the statements that store a mail's result. An invalid address is also excluded from other campaigns. */
  function settle({ campaignId, claim, subscriberId, tries }: InHand, noted: Noted): Statement[] {
    const row = { campaignId, subscriberId, claim, ...nextState(noted, tries, now()) };
    return [settleRecipient.with(row), ...(noted === 'no-such-address' ? [bounce(subscriberId, now())] : [])];
  }

  /** Settles recipients that a killed process had claimed. A mail that may have been sent is not sent again. */
  async function settleAbandoned({ id: campaignId }: CampaignRow): Promise<void> {
    const inHand = Map.groupBy(await listInHand.all({ campaignId }), ({ claim }) => claim ?? '');
    for (const [claim, rows] of inHand) {
      if (ownClaims.has(claim) || now() - createdAtOf(claim).getTime() < inHandMaxMs) continue;
      const journal = await journals.read(claim);
      const notedOf = (id: string) => (journal ? journal.get(id) : 'unknown');
      await db.commit(...rows.flatMap((row) => settle({ ...row, campaignId, claim }, notedOf(row.subscriberId))));
      await journals.remove(claim);
      log.warn({ campaignId, count: rows.length }, 'a batch of a campaign was cut off; it goes on from where it was');
    }
  }

  async function runBatch(campaign: CampaignRow, claim: string, dueAt: number): Promise<void> {
    const { id: campaignId, step } = campaign;
    const journal = await journals.begin(claim);
    try {
      await db.commit(claimRecipients.with({ campaignId, step, claim, now: now(), limit: size }));
      const recipients = await listClaimed.all({ campaignId, claim });
      const mailOf = mails(campaign);
      const batch = await sendBatch({ campaign, recipients, mailOf, mailer, journal, stopped: stopping.signal });
      const settles = recipients.flatMap((row) =>
        settle({ ...row, campaignId, claim }, batch.noted.get(row.subscriberId)),
      );
      const next = await nextOf(campaign, batch, recipients.length, dueAt);
      // The campaign was paused or canceled meanwhile: the results are stored anyway.
      if (!(await db.commit(...next, ...settles).catch(nullIfRowMissing))) await db.commit(...settles);
    } finally {
      journal.close();
    }
    await journals.remove(claim);
  }

  async function nextOf(campaign: CampaignRow, { trouble }: Batch, count: number, dueAt: number): Promise<Statement[]> {
    if (trouble !== null) {
      const troubles = campaign.troubles + 1;
      log.error(
        { campaignId: campaign.id, codes: trouble },
        'the mail server takes nothing of a campaign; it is tried again',
      );
      return goOn(campaign, now() + troublePauseMs(troubles), { trouble, troubles });
    }
    const well = { trouble: null, troubles: 0 };
    if (count > 0) {
      // The rate limit applies to the site, so all campaigns in progress share it.
      const sending = (await countSending.first({}))?.count ?? 1;
      return goOn(campaign, nextBatchAt(dueAt, intervalMs * Math.max(1, sending), now()), well);
    }
    const next = await findNextDue.first({ campaignId: campaign.id });
    if (next) return goOn(campaign, next.dueAt, well);
    const inHand = await listInHand.all({ campaignId: campaign.id });
    if (inHand.length > 0) return goOn(campaign, now() + inHandPauseMs, well);
    return [halt(campaign, await endOf(campaign), { endedAt: now() })];
  }

  /** Final state: a campaign whose mails all became files was not sent. */
  async function endOf({ id }: CampaignRow): Promise<'sent' | 'filed'> {
    const states = (await countRecipients.all({ id })).map(({ state }) => state);
    return states.includes('filed') && !states.includes('sent') ? 'filed' : 'sent';
  }

  return {
    jobs: [campaignJob.handledBy(runJob)] as readonly JobHandler[],
    sweep: () => journals.sweep(now()),
    /** Starts no further mail. The rest of a batch waits for the next start of the process. */
    stop: () => stopping.abort(),
    /** Closes the connections; call it after the last job has ended. */
    close: () => mailer.close(),
  };
}
