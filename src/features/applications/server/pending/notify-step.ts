import * as z from 'zod/mini';
import { nullIfRowMissing } from '../../../../platform/server/db/statement.ts';
import { type JobHandler, defineJob } from '../../../../platform/server/outbox/job.ts';
import type { ApplicationDeps } from '../deps.ts';
import { pendingStepQueries } from './queries.ts';
import { pendingStepStatements } from './waiting.ts';

/** Enqueued with a move that can be undone, and due when the undo period ends. */
export const notifyStepJob = defineJob('applications/tell-step', z.object({ stepId: z.string() }));

/**
 * Creates the handler that notifies an applicant of a pending step, after all earlier pending steps. Undone steps are
 * skipped. Of concurrent runs, only one notifies.
 */
export function pendingStepNotifier(
  deps: Pick<ApplicationDeps, 'db' | 'content' | 'outbox' | 'notify' | 'settings' | 'now'>,
): JobHandler {
  const { db, now } = deps;
  const { findWaiting } = pendingStepQueries(db);
  const notifyPending = pendingStepStatements(deps);
  return notifyStepJob.handledBy(async ({ stepId }) => {
    for (;;) {
      const step = await findWaiting.first({ stepId });
      if (!step) return;
      const { statements } = await notifyPending(step.applicationId, stepId, now());
      // If an earlier step's own job notifies of it meanwhile, this step is still pending.
      if (await db.commit(...statements).catch(nullIfRowMissing)) return;
    }
  });
}
