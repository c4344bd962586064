import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { csvType } from '../contract/routes.ts';
import { byteOrderMark, csvLines } from './csv.ts';
import type { SentFile } from './http/send-file.ts';

const rowsAtOnce = 500;

interface CsvFile<Row> {
  readonly name: string;
  readonly columns: readonly string[];
  readonly load: (page: { limit: number; cursor?: string }) => Promise<Row[]>;
  readonly cursorOf: (row: Row) => string;
  readonly cellsOf: (row: Row) => readonly (string | number)[];
}

/** A list of any length as a file: it takes the memory of a few hundred rows. */
export function csvFile<Row>(file: CsvFile<Row>): SentFile {
  return { stream: Readable.from(parts(file)), contentType: csvType, name: file.name };
}

async function* parts<Row>({ columns, load, cursorOf, cellsOf }: CsvFile<Row>) {
  yield byteOrderMark + csvLines([columns]);
  let cursor: string | undefined;
  for (;;) {
    const rows = await load({ limit: rowsAtOnce, ...(cursor !== undefined && { cursor }) });
    if (rows.length > 0) yield csvLines(rows.map(cellsOf));
    // SQLite answers at once: without this nobody else would be answered before the whole table is sent.
    await setImmediate();
    const last = rows.at(-1);
    if (rows.length < rowsAtOnce || last === undefined) return;
    cursor = cursorOf(last);
  }
}
