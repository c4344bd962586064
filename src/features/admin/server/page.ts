/** One page of rows, of which one more was read than it may have; the next one begins after the `cursorOf` of its last. */
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
