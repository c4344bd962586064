import { required } from '../../../platform/server/db/statement.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { auditedDeletion } from '../../audit/server/public.ts';
import { subscriberList } from '../../newsletter/server/public.ts';
import type { AdminDeps } from './deps.ts';

/**
 * Creates the function that permanently removes an address from the newsletter. Throws the refusal
 * `subscriber-not-found`.
 */
export function subscriberRemover({ db, now }: Pick<AdminDeps, 'db' | 'now'>) {
  const subscribers = subscriberList(db);
  const written = auditedDeletion(db, now);
  const gone = () => new Refusal('subscriber-not-found');
  return async (id: string, byUserId: string): Promise<void> => {
    const subscriber = await subscribers.find(id);
    if (!subscriber) throw gone();
    const deed = { act: 'subscriber-deleted', subjectId: id, email: subscriber.email } as const;
    await db.commit(required(subscribers.remove(id), gone), ...written(byUserId, deed));
  };
}
