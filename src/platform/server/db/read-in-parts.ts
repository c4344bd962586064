/** Both engines take far more in one statement; a read of so many keeps nobody waiting. */
const partMax = 1000;

/** For reads by any number of values (`where … in`): asks for a thousand at a time, and gives the rows of all. */
export async function readInParts<Value, Row>(
  values: readonly Value[],
  read: (part: readonly Value[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < values.length; from += partMax) {
    rows.push(...(await read(values.slice(from, from + partMax))));
  }
  return rows;
}
