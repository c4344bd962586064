/** Batch size that delays no other query. */
const partMax = 1000;

/** Reads by any number of values (`where … in`), one batch at a time; returns all rows. */
export async function readInParts<Value, Row>(
  values: readonly Value[],
  read: (part: readonly Value[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const part of inParts(values)) rows.push(...(await read(part)));
  return rows;
}

/** Splits values into batches for one statement each. */
export function inParts<Value>(values: readonly Value[]): Value[][] {
  const count = Math.ceil(values.length / partMax);
  return Array.from({ length: count }, (_, part) => values.slice(part * partMax, (part + 1) * partMax));
}
