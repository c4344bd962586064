import { type Statement, required } from '../../../../platform/server/db/statement.ts';
import type { ApplicationDeps } from '../deps.ts';
import { roleOf, stepNotification } from '../steps.ts';
import { pendingStepQueries } from './queries.ts';

/** Delay between the mails of one commit, so that they arrive in order. */
export const mailGapMs = 5000;

/**
 * Creates the statements that notify an applicant of all pending steps up to `newestId`, in order. The commit fails
 * with a missing row (`nullIfRowMissing`) if one of them is no longer pending; the caller then has to start over.
 */
export function pendingStepStatements(
  deps: Pick<ApplicationDeps, 'db' | 'content' | 'outbox' | 'notify' | 'settings'>,
) {
  const { listWaiting, release } = pendingStepQueries(deps.db);
  const tell = stepNotification(deps);
  return async (applicationId: string, newestId: string, at: number) => {
    const steps = await listWaiting.all({ applicationId, newestId });
    const statements: Statement[] = steps.map(({ stepId }) => required(release.with({ stepId })));
    for (const [place, step] of steps.entries()) {
      const role = roleOf(deps.content, step.openingId);
      statements.push(...(await tell({ ...step, role, at, isMailed: true, mailDelayMs: place * mailGapMs })));
    }
    return { count: steps.length, statements };
  };
}
