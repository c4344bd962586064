import { required } from '../../../../platform/server/db/statement.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { newId } from '../../../../platform/server/ids.ts';
import { auditLog } from '../../../audit/server/public.ts';
import type { ApplicationStatus } from '../../status-contract.ts';
import type { ApplicationDeps } from '../deps.ts';
import { type ApplicationRow, applicationQueries } from '../queries.ts';
import { receivedQueries } from '../received/queries.ts';
import { pendingStepQueries } from './queries.ts';

interface Undoing {
  /** The status that the user saw when undoing the move. */
  readonly from: ApplicationStatus;
  readonly byUserId: string;
}

/**
 * Creates the function that undoes the last move of an application until its applicant is notified. The step stays in
 * the history, a second one leads back, and the applicant is notified of neither. Throws `application-not-found`,
 * `status-changed` or `applicant-told` and then changes nothing.
 */
export function moveUndoer({ db, now }: Pick<ApplicationDeps, 'db' | 'now'>) {
  const { findApplication } = receivedQueries(db);
  const { insertStep } = applicationQueries(db);
  const { findNewestWaiting, markUndone, putBack, insertPending } = pendingStepQueries(db);
  const auditEntry = auditLog(db, now);
  return async (id: string, { from, byUserId }: Undoing): Promise<ApplicationRow> => {
    const row = await findApplication.first({ id });
    if (!row) throw new Refusal('application-not-found');
    if (row.status !== from) throw new Refusal('status-changed');
    const pending = await findNewestWaiting.first({ applicationId: id });
    const tooLate = () => new Refusal('applicant-told');
    if (!pending) throw tooLate();
    const { stepId, ...before } = pending;
    const back = { status: pending.beforeStatus, statusAt: pending.beforeStatusAt, deletesAt: pending.beforeDeletesAt };
    const backId = newId();
    await db.commit(
      required(markUndone.with({ stepId }), tooLate),
      required(putBack.with({ id, from, ...back }), () => new Refusal('status-changed')),
      insertStep.with({ id: backId, applicationId: id, status: back.status, message: null, byUserId, at: now() }),
      insertPending.with({ stepId: backId, applicationId: id, isUndone: 1, ...before }),
      auditEntry(byUserId, { act: 'application-move-undone', subjectId: id, subject: row.email }),
    );
    return { ...row, ...back };
  };
}
