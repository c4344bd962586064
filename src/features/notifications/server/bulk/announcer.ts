import type { ContentSnapshot } from '../../../../platform/server/content/snapshot.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { nullIfRowMissing, required } from '../../../../platform/server/db/statement.ts';
import type { NewBulkNotification } from './bulk-notifications.ts';
import { bulkQueries } from './queries.ts';
import type { Statement } from '../../../../platform/server/db/statement.ts';

/** Content items of a scope to announce when they are new, and their announcements. */
export interface Announced {
  readonly scope: string;
  readonly itemIds: readonly string[];
  /**
   * Creates the announcements of the new items; `newIds` is never empty. Returns none if nobody needs to be notified.
   */
  readonly tell: (newIds: readonly string[]) => readonly NewBulkNotification[];
}

interface Deps {
  readonly db: Database;
  readonly begin: (broadcast: NewBulkNotification) => Statement[];
  readonly sources: readonly ((snapshot: ContentSnapshot) => readonly Announced[])[];
}

/**
 * Creates the function that compares content with what was already announced. Items present when a scope is first seen,
 * such as at the first import, are not new. Later items are announced once, by the first process that sees them, no
 * matter how they were published.
 */
export function announcer({ db, begin, sources }: Deps) {
  const { listAnnounced, insertAnnounced } = bulkQueries(db);

  async function announce({ scope, itemIds, tell }: Announced, known: ReadonlySet<string> | undefined) {
    const newIds = itemIds.filter((itemId) => !known?.has(itemId));
    const isFirst = known === undefined;
    const [first, ...others] = isFirst ? ['', ...newIds] : newIds;
    if (first === undefined) return;
    await db
      .commit(
        // Only one of several concurrent processes inserts this row and continues.
        required(insertAnnounced.with({ scope, itemId: first })),
        ...others.map((itemId) => insertAnnounced.with({ scope, itemId })),
        ...(isFirst ? [] : tell(newIds).flatMap((broadcast) => begin(broadcast))),
      )
      .catch(nullIfRowMissing);
  }

  return async (snapshot: ContentSnapshot): Promise<void> => {
    const known = Map.groupBy(await listAnnounced.all({}), ({ scope }) => scope);
    for (const announced of sources.flatMap((source) => source(snapshot))) {
      const items = known.get(announced.scope);
      await announce(announced, items && new Set(items.map(({ itemId }) => itemId)));
    }
  };
}
