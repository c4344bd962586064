import type { ItemRow } from '../../../platform/server/content/queries.ts';

/** Published text of an item; null if there is none, or if it was removed (its hash is then empty). */
export function textIn(item: Pick<ItemRow, 'source'> | undefined): string | null {
  return item?.source ?? null;
}
