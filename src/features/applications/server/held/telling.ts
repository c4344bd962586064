import * as z from 'zod/mini';
import { nullIfRowMissing } from '../../../../platform/server/db/statement.ts';
import { type JobHandler, defineJob } from '../../../../platform/server/outbox/job.ts';
import type { ApplicationDeps } from '../deps.ts';
import { heldQueries } from './queries.ts';
import { waitingTelling } from './waiting.ts';

/** Promised with a move that can be undone for a while, for when that is over. */
export const tellStepJob = defineJob('applications/tell-step', z.object({ stepId: z.string() }));

/**
 * Tells an applicant of a step that has waited, and first of all that were made before it and wait still; nobody of one that was undone. Of
 * two that do so, one tells.
 */
export function heldStepTeller(
  deps: Pick<ApplicationDeps, 'db' | 'content' | 'outbox' | 'notify' | 'settings' | 'now'>,
): JobHandler {
  const { db, now } = deps;
  const { findWaiting } = heldQueries(db);
  const tellWaiting = waitingTelling(deps);
  return tellStepJob.handledBy(async ({ stepId }) => {
    for (;;) {
      const step = await findWaiting.first({ stepId });
      if (!step) return;
      const { statements } = await tellWaiting(step.applicationId, stepId, now());
      // If an earlier one is told meanwhile by its own job, this one still has to be.
      if (await db.commit(...statements).catch(nullIfRowMissing)) return;
    }
  });
}
