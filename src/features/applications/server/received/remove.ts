import { type Statement, required } from '../../../../platform/server/db/statement.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { auditedDeletion } from '../../../audit/server/public.ts';
import type { ApplicationDeps } from '../deps.ts';
import { applicationNotifications } from '../mails.ts';
import { receivedQueries } from './queries.ts';
import { roleOf } from '../steps.ts';

/**
 * Creates the function that deletes an application permanently, then its CV. `actorId` is for the audit log, null at
 * the end of the retention period; the commit starts with `first`. Throws `application-not-found`.
 */
export function applicationRemover(deps: Pick<ApplicationDeps, 'db' | 'content' | 'storage' | 'notify' | 'now'>) {
  const { db, content, storage, notify, now } = deps;
  const { findApplication, deleteApplication } = receivedQueries(db);
  const deletionEntries = auditedDeletion(db, now);
  return async (id: string, actorId: string | null, first: readonly Statement[] = []): Promise<void> => {
    const row = await findApplication.first({ id });
    const notFound = () => new Refusal('application-not-found');
    if (!row) throw notFound();
    const { userId, email, cvKey, openingId } = row;
    const deed = { act: 'application-deleted', subjectId: id, email } as const;
    const message = applicationNotifications.deleted(roleOf(content, openingId));
    const notification = { message, kind: 'applications', path: null, timestamp: now(), isShown: true } as const;
    await db.commit(
      ...first,
      required(deleteApplication.with({ id }), notFound),
      storage.release(cvKey),
      ...deletionEntries(actorId, deed),
      ...(userId === null ? [] : await notify({ userId, ...notification })),
    );
    // If this fails, or the process stops before it, the storage sweep deletes the file.
    await Promise.allSettled([storage.giveUp(cvKey)]);
  };
}
