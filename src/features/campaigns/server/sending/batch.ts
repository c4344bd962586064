import { performance } from 'node:perf_hooks';
import {
  type BulkMailResult,
  type createBulkMailer,
  connectionsMax,
} from '../../../../platform/server/mail/bulk-mailer.ts';
import type { Mail } from '../../../../platform/server/mail/mailer.ts';
import type { SubscriberState } from '../../../newsletter/subscriber-list-contract.ts';
import type { CampaignRow } from '../tables.ts';
import type { Journal } from './journal.ts';

/**
 * Time after which a batch sends nothing more, even if its process was suspended and resumes: by then, others may treat
 * its recipients as abandoned.
 */
export const batchMaxMs = 45_000;

export interface Recipient {
  readonly subscriberId: string;
  readonly email: string;
  readonly subscriberState: SubscriberState;
  readonly confirmedAt: number | null;
}

/**
 * Result of a batch; recipients that are not in `noted` were not tried. `trouble`: why the mail server accepts nothing.
 */
export interface Batch {
  readonly noted: ReadonlyMap<string, BulkMailResult | 'skipped'>;
  readonly trouble: string | null;
}

interface BatchWork {
  readonly campaign: Pick<CampaignRow, 'id' | 'startedAt'>;
  readonly recipients: readonly Recipient[];
  readonly mailOf: (recipient: Recipient) => Mail;
  readonly mailer: Pick<ReturnType<typeof createBulkMailer>, 'send'>;
  readonly journal: Journal;
  readonly stopped: AbortSignal;
}

/** Sends a batch over several connections at once, until all recipients are tried or nothing more can be sent. */
export async function sendBatch({ campaign, recipients, mailOf, mailer, journal, stopped }: BatchWork): Promise<Batch> {
  const endsAt = performance.now() + batchMaxMs;
  const noted = new Map<string, BulkMailResult | 'skipped'>();
  let trouble: string | null = null;
  const isOver = () => trouble !== null || stopped.aborted || performance.now() > endsAt;
  const waiting = recipients.values();

  async function sendTo(recipient: Recipient): Promise<void> {
    const { subscriberId: to, subscriberState } = recipient;
    if (subscriberState !== 'confirmed') return void noted.set(to, 'skipped');
    const handOver = () => {
      if (performance.now() > endsAt) throw new Error('too late for this batch');
      journal.note(to, 'handed');
    };
    const id = `${campaign.id}.${to}`;
    const { outcome, codes } = await mailer.send(mailOf(recipient), id, campaign.startedAt ?? 0, handOver);
    noted.set(to, outcome);
    journal.note(to, outcome);
    if (outcome === 'down') trouble ??= codes;
  }

  // All connections take from one queue.
  async function sendAll(): Promise<void> {
    for (const recipient of waiting) {
      if (isOver()) return;
      await sendTo(recipient);
    }
  }
  await Promise.all(Array.from({ length: connectionsMax }, sendAll));
  return { noted, trouble };
}
