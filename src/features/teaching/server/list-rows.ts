import { CsvError, parse } from 'csv-parse/sync';

/** Text in the place of an address in one line of a list; `line` counts from 1. */
export interface AddressLine {
  readonly line: number;
  readonly address: string;
}

/** One row of a table; `line` counts from 1. */
export interface ListRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface ListText {
  readonly lines: readonly string[];
  readonly separator: string;
  /** Number of the first line in `lines`. */
  readonly firstLine: number;
}

const separators = [',', ';', '\t', '|'] as const;

/** Splits a list into lines and finds its column separator: named by the first line (`sep=;`), or the most frequent in it. */
export function readList(text: string): ListText {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const named = /^"?sep=(.)"?[,;\t ]{0,50}$/i.exec(lines[0] ?? '')?.[1];
  if (named !== undefined) return { lines: lines.slice(1), separator: named, firstLine: 2 };
  const line = lines.find((each) => each.trim() !== '') ?? '';
  const [most = ','] = separators.toSorted((one, other) => line.split(other).length - line.split(one).length);
  return { lines, separator: most, firstLine: 1 };
}

/**
 * Rows with at least one filled cell. Reads each line separately if a quotation mark that is not closed in its row would
 * swallow the following rows.
 */
export function tableOf({ lines, separator, firstLine }: ListText): ListRow[] {
  const rows =
    quotedRows(lines, separator) ?? lines.map((line, index) => ({ line: index + 1, cells: cellsOf(line, separator) }));
  return rows
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ line, cells }) => ({ line: line + firstLine - 1, cells }));
}

function quotedRows(lines: readonly string[], separator: string): ListRow[] | null {
  try {
    const options = {
      delimiter: separator,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
    } as const;
    const rows = parse(lines.join('\n'), options) as unknown as { record: string[]; info: { lines: number } }[];
    const isSwallowed = rows.some(({ record }) => record.some((cell) => cell.includes('\n') && cell.includes('@')));
    return isSwallowed ? null : rows.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

/** Splits a line at separators outside quotation marks; at all of them if a quotation mark is not closed. */
export function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let [start, isQuoted] = [0, false];
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted;
    else if (line[at] === separator && !isQuoted) {
      cells.push(line.slice(start, at));
      start = at + 1;
    }
  }
  return isQuoted ? line.split(separator) : [...cells, line.slice(start)];
}
