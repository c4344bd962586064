import type { ItemRow } from '../../../platform/server/content/queries.ts';

/** The text of an item that is on the site; null where there is none, or where it was taken off: its hash is empty then. */
export function textIn(item: Pick<ItemRow, 'source'> | undefined): string | null {
  return item?.source ?? null;
}
