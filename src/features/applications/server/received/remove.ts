import { type Statement, required } from '../../../../platform/server/db/statement.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { auditedDeletion } from '../../../audit/server/public.ts';
import type { ApplicationDeps } from '../deps.ts';
import { applicationNotifications } from '../mails.ts';
import { receivedQueries } from './queries.ts';
import { roleOf } from '../steps.ts';

/**
 * Gives the function that deletes an application for good: the row, its history, its notes, then the CV. `actorId` is who does it, as the
 * audit log has it, and null where its time is over; `first` is committed with it. Throws the refusal `application-not-found`.
 */
export function applicationRemover(deps: Pick<ApplicationDeps, 'db' | 'content' | 'storage' | 'notify' | 'now'>) {
  const { db, content, storage, notify, now } = deps;
  const { findApplication, deleteApplication } = receivedQueries(db);
  const written = auditedDeletion(db, now);
  return async (id: string, actorId: string | null, first: readonly Statement[] = []): Promise<void> => {
    const row = await findApplication.first({ id });
    const notFound = () => new Refusal('application-not-found');
    if (!row) throw notFound();
    const { userId, email, cvKey, openingId } = row;
    const deed = { act: 'application-deleted', subjectId: id, email } as const;
    const message = applicationNotifications.deleted(roleOf(content, openingId));
    const told = { message, kind: 'applications', path: null, timestamp: now(), isShown: true } as const;
    await db.commit(
      ...first,
      required(deleteApplication.with({ id }), notFound),
      storage.release(cvKey),
      ...written(actorId, deed),
      ...(userId === null ? [] : await notify({ userId, ...told })),
    );
    // Where this fails, or the process dies before, the sweep does it.
    await Promise.allSettled([storage.giveUp(cvKey)]);
  };
}
