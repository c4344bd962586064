import { stringify } from 'csv-stringify/sync';

type Cell = string | number;

/** Byte order mark at the start of the file, without which spreadsheets do not read it as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** CSV for spreadsheets. Cells that would be taken for a formula begin with an apostrophe. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  // By default only cells with CRLF are quoted: a bare line break would let a sender start a row.
  return stringify([...rows], { escape_formulas: true, quoted_match: /[\r\n]/, record_delimiter: 'windows' });
}

/** Time in a cell: ISO 8601, empty for null. `moment` is milliseconds since 1970. */
export function csvTimestamp(moment: number | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  // A number outside the range of dates would make the whole file fail.
  return Number.isNaN(date.getTime()) ? String(moment) : date.toISOString();
}
