/** Sorts after every id: a list without a cursor starts at its newest end. */
const afterEveryId = 'zzzzzzzz';

interface PageQuery {
  limit: number;
  cursor?: string | undefined;
}

/** What a newest-first query needs for one page; it reads one row more, to know whether another page follows. */
export function pageWindow({ limit, cursor }: PageQuery): { before: string; limit: number } {
  return { before: cursor ?? afterEveryId, limit: limit + 1 };
}

/** One page of the rows that {@link pageWindow} asked for; the cursor is the last item's id. */
export function toPage<Row extends { id: string }, Item>(
  rows: Row[],
  { limit }: PageQuery,
  present: (row: Row) => Item,
) {
  const items = rows.slice(0, limit);
  return { items: items.map(present), nextCursor: rows.length > limit ? items.at(-1)!.id : null };
}
