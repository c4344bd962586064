/** Both engines take far more in one statement; a read of so many keeps nobody waiting. */
const partMax = 1000;

/** For reads by any number of values (`where … in`): asks for a thousand at a time, and gives the rows of all. */
export async function readInParts<Value, Row>(
  values: readonly Value[],
  read: (part: readonly Value[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const part of inParts(values)) rows.push(...(await read(part)));
  return rows;
}

/** As many values at a time as a statement is given. */
export function inParts<Value>(values: readonly Value[]): Value[][] {
  const count = Math.ceil(values.length / partMax);
  return Array.from({ length: count }, (_, part) => values.slice(part * partMax, (part + 1) * partMax));
}
