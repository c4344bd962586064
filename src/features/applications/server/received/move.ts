import { type Statement, nullIfRowMissing, required } from '../../../../platform/server/db/statement.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { newId } from '../../../../platform/server/ids.ts';
import { commandLine } from '../../../audit/acts-contract.ts';
import { auditLog } from '../../../audit/server/public.ts';
import type { ApplicationStatus, statusesToMoveTo } from '../../status-contract.ts';
import type { ApplicationDeps } from '../deps.ts';
import { pendingStepQueries } from '../pending/queries.ts';
import { notifyStepJob } from '../pending/notify-step.ts';
import { mailGapMs, pendingStepStatements } from '../pending/waiting.ts';
import { type ApplicationRow, applicationQueries } from '../queries.ts';
import { receivedQueries } from './queries.ts';
import { roleOf, stepNotification } from '../steps.ts';

interface Move {
  /** The status that the reviewer saw; null to accept any. */
  readonly from: ApplicationStatus | null;
  readonly to: (typeof statusesToMoveTo)[number];
  /** Message to the applicant; null for none. */
  readonly message: string | null;
  /** Account of the mover; null for the command line. */
  readonly byUserId: string | null;
}

/**
 * Creates the function that moves an application: status, history, audit log and notification in one commit. A move by
 * an account is notified later and can be undone until then. Throws `application-not-found`, `application-withdrawn` or
 * `status-changed` and then changes nothing.
 */
export function applicationMover(
  deps: Pick<ApplicationDeps, 'db' | 'content' | 'outbox' | 'notify' | 'settings' | 'now'>,
) {
  const { db, content, outbox, settings, now } = deps;
  const { findApplication, updateStatus } = receivedQueries(db);
  const { insertStep } = applicationQueries(db);
  const { insertPending } = pendingStepQueries(db);
  const tell = stepNotification(deps);
  const notifyPending = pendingStepStatements(deps);
  const auditEntry = auditLog(db, now);

  function hold(stepId: string, { id, status, statusAt, deletesAt }: ApplicationRow, until: number): Statement[] {
    const before = { beforeStatus: status, beforeStatusAt: statusAt, beforeDeletesAt: deletesAt };
    return [
      insertPending.with({ stepId, applicationId: id, isUndone: 0, ...before }),
      outbox.enqueueAt(until, notifyStepJob, { stepId }),
    ];
  }

  /** Notifies of pending steps first, so that the applicant gets all steps in order. */
  async function tellAtOnce(step: Parameters<typeof tell>[0], { id, stepId }: { id: string; stepId: string }) {
    const { count, statements } = await notifyPending(id, stepId, step.at);
    return [...statements, ...(await tell({ ...step, mailDelayMs: count * mailGapMs }))];
  }

  return async function move(id: string, step: Move): Promise<ApplicationRow> {
    const { from, to, message, byUserId } = step;
    const row = await findApplication.first({ id });
    if (!row) throw new Refusal('application-not-found');
    if (row.status === 'withdrawn') throw new Refusal('application-withdrawn');
    if (row.status === to) throw new Refusal('status-changed');
    const { userId, email, openingId } = row;
    const [at, stepId] = [now(), newId()];
    const undoMs = byUserId === null ? 0 : settings.applicationUndoSeconds * 1000;
    const notification = { userId, email, role: roleOf(content, openingId), status: to, message, at, isMailed: true };
    const committed = db.commit(
      required(
        updateStatus.with({ id, from: from ?? row.status, to, statusAt: at }),
        () => new Refusal('status-changed'),
      ),
      insertStep.with({ id: stepId, applicationId: id, status: to, message, byUserId, at }),
      ...(undoMs > 0 ? hold(stepId, row, at + undoMs) : await tellAtOnce(notification, { id, stepId })),
      auditEntry(byUserId ?? commandLine, { act: 'application-moved', subjectId: id, subject: email }),
    );
    // A pending step was sent by its own job meanwhile.
    if (!(await committed.catch(nullIfRowMissing))) return move(id, step);
    return { ...row, status: to, statusAt: at, deletesAt: null };
  };
}
