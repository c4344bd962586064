import type { Statement } from '../../../platform/server/db/statement.ts';
import { contentEvent } from '../contract.ts';
import type { AuthoringDeps, ItemName } from './deps.ts';
import { editorQueries } from './queries.ts';

/** Who has not said so for this long has it open no more; the browser says so three times as often. */
export const editorSeenMs = 45_000;

/** Who has an item open, and how they are told of what others do with it. */
export function openEditors({ db, events, now }: Pick<AuthoringDeps, 'db' | 'events' | 'now'>) {
  const { listEditors } = editorQueries(db);

  function list({ kind, id }: ItemName) {
    return listEditors.all({ kind, itemId: id, since: now() - editorSeenMs });
  }

  /** Statements for the commit of what was done. */
  async function tell(item: ItemName, doneBy: string | null): Promise<Statement[]> {
    const others = (await list(item)).filter(({ userId }) => userId !== doneBy);
    return others.map(({ userId }) => events.publish(userId, contentEvent, { kind: item.kind, id: item.id }));
  }

  return { list, tell };
}
