import * as z from 'zod/mini';
import { nullIfRowMissing, required } from '../../../../platform/server/db/statement.ts';
import { type JobHandler, defineJob } from '../../../../platform/server/outbox/job.ts';
import type { ApplicationDeps } from '../deps.ts';
import { roleOf, stepTelling } from '../steps.ts';
import { heldQueries } from './queries.ts';

/** Promised with a move that can be undone for a while, for when that is over. */
export const tellStepJob = defineJob('applications/tell-step', z.object({ stepId: z.string() }));

/** Tells an applicant of a step that has waited; nobody of one that was undone. Of two that do so, one tells. */
export function heldStepTeller(
  deps: Pick<ApplicationDeps, 'db' | 'content' | 'outbox' | 'notify' | 'settings' | 'now'>,
): JobHandler {
  const { db, content, now } = deps;
  const { findWaiting, release } = heldQueries(db);
  const tell = stepTelling(deps);
  return tellStepJob.handledBy(async ({ stepId }) => {
    const step = await findWaiting.first({ stepId });
    if (!step) return;
    const told = await tell({ ...step, role: roleOf(content, step.openingId), at: now(), isMailed: true });
    await db.commit(required(release.with({ stepId })), ...told).catch(nullIfRowMissing);
  });
}
