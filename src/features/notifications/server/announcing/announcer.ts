import type { ContentSnapshot } from '../../../../platform/server/content/snapshot.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { nullIfRowMissing, required } from '../../../../platform/server/db/statement.ts';
import type { NewBroadcast } from './broadcasts.ts';
import { announcingQueries } from './queries.ts';
import type { Statement } from '../../../../platform/server/db/statement.ts';

/** What of the content is told to people when it is new, and what they are told of those of a scope that came together. */
export interface Announced {
  readonly scope: string;
  readonly itemIds: readonly string[];
  /** What is told of the new ones, which are at least one; nothing where nobody has to know. */
  readonly tell: (newIds: readonly string[]) => readonly NewBroadcast[];
}

interface Deps {
  readonly db: Database;
  readonly begin: (broadcast: NewBroadcast) => Statement[];
  readonly sources: readonly ((snapshot: ContentSnapshot) => readonly Announced[])[];
}

/**
 * Compares content with what was announced of it. What a scope has when it is first seen, such as with the first import, is not new to
 * anybody; whatever comes to it later is announced once, by whichever process sees it first and however it was published.
 */
export function announcer({ db, begin, sources }: Deps) {
  const { listAnnounced, insertAnnounced } = announcingQueries(db);

  async function announce({ scope, itemIds, tell }: Announced, known: ReadonlySet<string> | undefined) {
    const newIds = itemIds.filter((itemId) => !known?.has(itemId));
    const isFirst = known === undefined;
    const [first, ...others] = isFirst ? ['', ...newIds] : newIds;
    if (first === undefined) return;
    await db
      .commit(
        // Of two processes the one that writes this row goes on.
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
