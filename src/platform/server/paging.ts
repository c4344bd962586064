/** Sorts after every id: a list without a cursor starts at its newest end. */
export const afterEveryId = 'zzzzzzzz';

export interface PageRequest {
  limit: number;
  cursor?: string | undefined;
}

/** Parameters of a newest-first query for one page; it reads one extra row, to know whether another page follows. */
export function pageWindow({ limit, cursor }: PageRequest): { before: string; limit: number } {
  return { before: cursor ?? afterEveryId, limit: limit + 1 };
}

/**
 * One page of the rows that {@link pageWindow} requested; the cursor is the last item's id. `present` converts a row to
 * an item where they differ.
 */
export function toPage<Row extends { id: string }, Item = Row>(
  rows: Row[],
  { limit }: PageRequest,
  present?: (row: Row) => Item,
): { items: Item[]; nextCursor: string | null } {
  const page = rows.length > limit ? rows.slice(0, limit) : rows;
  // Without `present`, Item is Row.
  const items = present ? page.map(present) : (page as unknown as Item[]);
  return { items, nextCursor: rows.length > limit ? page.at(-1)!.id : null };
}

/** One page of rows, read with one extra row; the next page begins after the `cursorOf` of its last. */
export function pageOfRows<Row, Item>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => string,
  present: (row: Row) => Item,
): { items: Item[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(present), nextCursor: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}
