import { CsvError, parse } from 'csv-parse/sync';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { rowsMax } from '../contract.ts';

/** What stands in one line of a list, in the place of an address; `line` counts from 1. */
export interface AddressLine {
  readonly line: number;
  readonly address: string;
}

interface Row {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

const emailHeading = /^e-?mail([ -]address)?$/i;
const separators = [',', ';', '\t'] as const;

/**
 * Reads a table with a column `email`, however its columns are separated, or one address in each line. Throws
 * `csv-unreadable`, `csv-without-email`, `csv-empty` and `csv-too-long`.
 */
export function readAddresses(csv: string): AddressLine[] {
  const [first, ...others] = readRows(csv);
  if (!first) throw new Refusal('csv-empty');
  const named = first.record.findIndex((cell) => emailHeading.test(cell));
  if (named < 0 && first.record.length > 1) throw new Refusal('csv-without-email');
  const rows = named < 0 ? [first, ...others] : others;
  if (rows.length === 0) throw new Refusal('csv-empty');
  if (rows.length > rowsMax) throw new Refusal('csv-too-long');
  return rows.map(({ record, info }) => ({ line: info.lines, address: record[Math.max(0, named)] ?? '' }));
}

function readRows(csv: string): Row[] {
  try {
    return parse(csv, {
      bom: true,
      delimiter: separatorOf(csv),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as Row[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Refusal('csv-unreadable', undefined, { line: String(error['lines']) });
  }
}

/** Spreadsheets of many countries write semicolons: the one that the first line has most of. */
function separatorOf(csv: string): string {
  const line = /^.*\S.*$/m.exec(csv)?.[0] ?? '';
  const [most] = separators.toSorted((one, other) => line.split(other).length - line.split(one).length);
  return most ?? ',';
}
