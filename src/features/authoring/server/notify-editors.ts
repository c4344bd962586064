import type { Statement } from '../../../platform/server/db/statement.ts';
import { contentEvent } from '../contract.ts';
import type { AuthoringDeps, ItemName } from './deps.ts';
import { editorQueries } from './queries.ts';

/** Time without a heartbeat after which an item counts as closed; the browser sends three in that time. */
export const editorPresenceMs = 45_000;

/** Users who have an item open, and live events to them about changes by others. */
export function openEditors({ db, events, now }: Pick<AuthoringDeps, 'db' | 'events' | 'now'>) {
  const { listEditors } = editorQueries(db);

  function list({ kind, id }: ItemName) {
    return listEditors.all({ kind, itemId: id, since: now() - editorPresenceMs });
  }

  /** Statements for the commit of the change. */
  async function tell(item: ItemName, doneBy: string | null): Promise<Statement[]> {
    const others = (await list(item)).filter(({ userId }) => userId !== doneBy);
    return others.map(({ userId }) => events.publish(userId, contentEvent, { kind: item.kind, id: item.id }));
  }

  return { list, tell };
}
