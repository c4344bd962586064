import { csvFile } from './csv-file.ts';
import type { SentFile } from './http/send-file.ts';
import { pageOfRows } from './paging.ts';

interface PageRequest {
  readonly order: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface ListSource<Asked extends PageRequest, Row, Item> {
  /** Name of the CSV file. */
  readonly file: string;
  readonly load: (request: Asked) => Promise<Row[]>;
  /** Sort value of a row, from which the next page continues; its id by default. */
  readonly cursorOf?: (row: Row, order: Asked['order']) => string;
  readonly present: (row: Row) => Item;
  /** Cells of the CSV file by their headings. */
  readonly columns: Readonly<Record<string, (item: Item, row: Row) => string | number>>;
}

/** Creates the handlers of a declared list: `page` and `file`, for its two routes. */
export function listHandlers<Asked extends PageRequest, Row extends { readonly id: string }, Item>({
  file,
  load,
  cursorOf = ({ id }) => id,
  present,
  columns,
}: ListSource<Asked, Row, Item>) {
  const cells = Object.values(columns);
  return {
    async page(request: Asked): Promise<{ items: Item[]; nextCursor: string | null }> {
      const rows = await load({ ...request, limit: request.limit + 1 });
      return pageOfRows(rows, request.limit, (row) => cursorOf(row, request.order), present);
    },

    file: (filter: Omit<Asked, 'limit' | 'cursor'>): SentFile =>
      csvFile({
        name: file,
        columns: Object.keys(columns),
        load: (page) => load({ ...filter, ...page } as unknown as Asked),
        cursorOf: (row) => cursorOf(row, filter.order),
        cellsOf(row) {
          const item = present(row);
          return cells.map((cell) => cell(item, row));
        },
      }),
  };
}
