import { stringify } from 'csv-stringify/sync';

type Cell = string | number;

/** Stands at the beginning of the file: spreadsheets take it for UTF-8 only with this in front. */
export const byteOrderMark = '\uFEFF';

/** Rows of a table for spreadsheets. Cells that one would take for a formula begin with an apostrophe. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  // By itself it quotes only cells with its own line end: a bare one would begin a row of its sender's own.
  return stringify([...rows], { escape_formulas: true, quoted_match: /[\r\n]/, record_delimiter: 'windows' });
}

/** A moment as it stands in a cell: ISO 8601, empty while there is none. `moment` is milliseconds since 1970. */
export function csvMoment(moment: number | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  // Of a number that is no moment the whole file would fail.
  return Number.isNaN(date.getTime()) ? String(moment) : date.toISOString();
}
