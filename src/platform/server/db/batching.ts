import { DatabaseOutage } from './outage.ts';

/** Beyond this many the next statement begins, so that the first do not wait for the last. */
const atOnceMax = 128;
/**
 * Highest number of concurrent statements of a kind: more would share the same cores, and each connection would have to
 * prepare the statement.
 */
const underWayMax = 3;

interface PendingLookup<Item, Row> {
  readonly item: Item;
  readonly answer: PromiseWithResolvers<Row | undefined>;
}

/**
 * Batches lookups by key into one statement: those of the same turn of the event loop, or while enough statements are
 * running. Saves round trips to the database.
 * Each lookup resolves to the row with its key, or undefined; equal keys share the row. If the statement fails, all its
 * lookups fail.
 */
export function batchedLookup<Item, Row extends { key: string }>(
  send: (items: ReadonlyMap<string, Item>) => Promise<Row[]>,
) {
  const waiting = new Map<string, PendingLookup<Item, Row>>();
  let underWay = 0;
  let turn: NodeJS.Immediate | undefined;

  async function sendNext(): Promise<void> {
    const next = new Map([...waiting].slice(0, atOnceMax));
    for (const key of next.keys()) waiting.delete(key);
    underWay += 1;
    try {
      const items = new Map([...next].map(([key, { item }]) => [key, item]));
      for (const row of await send(items)) next.get(row.key)?.answer.resolve(row);
      for (const { answer } of next.values()) answer.resolve(undefined);
    } catch (error) {
      for (const { answer } of next.values()) answer.reject(error);
      // Pending lookups have waited long enough and should fail as soon as the others.
      if (error instanceof DatabaseOutage) while (waiting.size > 0) void sendNext();
    } finally {
      underWay -= 1;
      if (waiting.size > 0) sendSoon();
    }
  }

  function sendSoon(): void {
    if (underWay >= underWayMax) return;
    if (waiting.size >= atOnceMax) return void sendNext();
    turn ??= setImmediate(() => {
      turn = undefined;
      if (waiting.size > 0 && underWay < underWayMax) void sendNext();
    });
  }

  return (key: string, item: Item): Promise<Row | undefined> => {
    const known = waiting.get(key);
    if (known) return known.answer.promise;
    const answer = Promise.withResolvers<Row | undefined>();
    waiting.set(key, { item, answer });
    sendSoon();
    return answer.promise;
  };
}
