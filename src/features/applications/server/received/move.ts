import { required } from '../../../../platform/server/db/statement.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { commandLine } from '../../../audit/acts-contract.ts';
import { auditLog } from '../../../audit/server/public.ts';
import type { ApplicationStatus, statusesToMoveTo } from '../../status-contract.ts';
import type { ApplicationDeps } from '../deps.ts';
import type { ApplicationRow } from '../queries.ts';
import { receivedQueries } from './queries.ts';
import { roleOf, stepStatements } from '../steps.ts';

interface Move {
  /** The status that whoever moves it has seen; null where they take it as it is. */
  readonly from: ApplicationStatus | null;
  readonly to: (typeof statusesToMoveTo)[number];
  /** For the applicant; null for none. */
  readonly message: string | null;
  /** Whose account moves it; null for the command line. */
  readonly byUserId: string | null;
}

/**
 * Gives the function that moves an application: its status, its history, the mail, the notification and the audit log in one commit. Throws
 * the refusals `application-not-found`, `application-withdrawn` and `status-changed`; nothing is done then.
 */
export function applicationMover(
  deps: Pick<ApplicationDeps, 'db' | 'content' | 'outbox' | 'notify' | 'settings' | 'now'>,
) {
  const { db, content, now } = deps;
  const { findApplication, updateStatus } = receivedQueries(db);
  const stepped = stepStatements(deps);
  const written = auditLog(db, now);
  return async (id: string, { from, to, message, byUserId }: Move): Promise<ApplicationRow> => {
    const row = await findApplication.first({ id });
    if (!row) throw new Refusal('application-not-found');
    if (row.status === 'withdrawn') throw new Refusal('application-withdrawn');
    if (row.status === to) throw new Refusal('status-changed');
    const { userId, email, openingId } = row;
    const at = now();
    const step = { id, userId, email, role: roleOf(content, openingId), status: to, message, byUserId, at };
    await db.commit(
      required(
        updateStatus.with({ id, from: from ?? row.status, to, statusAt: at }),
        () => new Refusal('status-changed'),
      ),
      ...(await stepped({ ...step, isMailed: true })),
      written(byUserId ?? commandLine, { act: 'application-moved', subjectId: id, subject: email }),
    );
    return { ...row, status: to, statusAt: at, deletesAt: null };
  };
}
