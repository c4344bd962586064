import { nullIfRowMissing } from '../../../platform/server/db/statement.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { AuditAct } from '../../audit/acts-contract.ts';
import { auditLog } from '../../audit/server/public.ts';
import type { CampaignState } from '../campaign-list-contract.ts';
import type { CampaignDeps } from './deps.ts';
import { campaignMoves } from './moves.ts';
import { campaignQueries } from './queries.ts';
import type { CampaignRow } from './tables.ts';

type TargetState = 'draft' | 'sending' | 'paused' | 'cancelled';

/** States from which each state can be reached. */
const before: Readonly<Record<TargetState, readonly CampaignState[]>> = {
  draft: ['scheduled'],
  paused: ['sending'],
  sending: ['paused'],
  cancelled: ['sending', 'paused'],
};
const acts = {
  draft: 'campaign-unscheduled',
  paused: 'campaign-paused',
  sending: 'campaign-resumed',
  cancelled: 'campaign-cancelled',
} as const satisfies Record<TargetState, AuditAct>;

/**
 * Creates the function that pauses, resumes, cancels or unschedules a campaign; `actorId` is for the audit log.
 * Retries if a batch moves the campaign on meanwhile. Throws `campaign-changed`.
 */
export function campaignMover({ db, outbox, now }: Omit<CampaignDeps, 'settings'>) {
  const { findCampaign } = campaignQueries(db);
  const { goOn, halt } = campaignMoves(db, outbox);
  const auditEntry = auditLog(db, now);
  return async (campaign: CampaignRow, to: TargetState, actorId: string): Promise<void> => {
    let current: CampaignRow | undefined = campaign;
    while (current?.state !== to) {
      if (!current || !before[to].includes(current.state)) throw new Refusal('campaign-changed');
      const endedAt = to === 'cancelled' ? now() : null;
      const moves =
        to === 'sending' ? goOn(current, now(), { trouble: null, troubles: 0 }) : [halt(current, to, { endedAt })];
      const deed = { act: acts[to], subjectId: current.id, subject: current.subject } as const;
      const isDone = await db.commit(...moves, auditEntry(actorId, deed)).catch(nullIfRowMissing);
      if (isDone) return;
      current = await findCampaign.first({ id: current.id });
    }
  };
}
