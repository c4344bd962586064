import type { Database } from '../../../../platform/server/db/database.ts';
import type { Statement } from '../../../../platform/server/db/statement.ts';
import type { Events } from '../../../../platform/server/events/events.ts';
import { selectAccounts } from '../../../identity/server/public.ts';
import { inboxEvent } from '../../inbox-contract.ts';

const administratorsMax = 100;

/** Reads the administrators who can answer messages, ordered by email address. */
export async function selectAdministrators(db: Database): Promise<{ uid: string; name: string }[]> {
  const filter = { role: 'admin', state: 'enabled', order: 'email', limit: administratorsMax } as const;
  const accounts = await selectAccounts(db, filter);
  return accounts.map(({ id, name, email }) => ({ uid: id, name: name || email }));
}

/**
 * Returns a function that publishes an inbox event to every administrator except the author of the change.
 * Its statements belong in the commit of that change.
 */
export function inboxPublisher(db: Database, events: Events): (byUserId?: string) => Promise<Statement[]> {
  return async (byUserId) => {
    const others = (await selectAdministrators(db)).filter(({ uid }) => uid !== byUserId);
    return others.map(({ uid }) => events.publish(uid, inboxEvent, {}));
  };
}
