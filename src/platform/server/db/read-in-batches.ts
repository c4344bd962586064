/** Batch size that delays no other query. */
const batchMax = 1000;

/** Reads by any number of values (`where … in`), one batch at a time; returns all rows. */
export async function readInBatches<Value, Row>(
  values: readonly Value[],
  read: (batch: readonly Value[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const batch of batches(values)) rows.push(...(await read(batch)));
  return rows;
}

/** Splits values into batches for one statement each. */
export function batches<Value>(values: readonly Value[]): Value[][] {
  const count = Math.ceil(values.length / batchMax);
  return Array.from({ length: count }, (_, batch) => values.slice(batch * batchMax, (batch + 1) * batchMax));
}
