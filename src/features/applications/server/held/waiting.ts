import { type Statement, required } from '../../../../platform/server/db/statement.ts';
import type { ApplicationDeps } from '../deps.ts';
import { roleOf, stepTelling } from '../steps.ts';
import { heldQueries } from './queries.ts';

/** Mails of one commit leave so long after each other that they arrive in their order. */
export const mailGapMs = 5000;

/**
 * Gives what is committed for an applicant to be told of all steps that wait, up to the one named `newestId`, in their order. The commit
 * fails with a missing row (`nullIfRowMissing`) if the waiting of one of them has ended meanwhile: then it has to be asked for anew.
 */
export function waitingTelling(deps: Pick<ApplicationDeps, 'db' | 'content' | 'outbox' | 'notify' | 'settings'>) {
  const { listWaiting, release } = heldQueries(deps.db);
  const tell = stepTelling(deps);
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
