import { required } from '../../../../platform/server/db/statement.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { auditedDeletion } from '../../../audit/server/public.ts';
import { newsletterQueries } from '../queries.ts';

export type SubscriberDeps = Pick<Services, 'db' | 'now'>;

/**
 * Creates the function that permanently removes an address from the newsletter. Throws the refusal
 * `subscriber-not-found`.
 */
export function subscriberRemover({ db, now }: SubscriberDeps) {
  const { findSubscriber, deleteSubscriber } = newsletterQueries(db);
  const deletionEntries = auditedDeletion(db, now);
  const gone = () => new Refusal('subscriber-not-found');
  return async (id: string, byUserId: string): Promise<void> => {
    const subscriber = await findSubscriber.first({ id });
    if (!subscriber) throw gone();
    const deed = { act: 'subscriber-deleted', subjectId: id, email: subscriber.email } as const;
    await db.commit(required(deleteSubscriber.with({ id }), gone), ...deletionEntries(byUserId, deed));
  };
}
