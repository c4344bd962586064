/** Beyond this many the next statement begins, so that the first do not wait for the last. */
const atOnceMax = 64;

/**
 * One statement for all who ask in the same turn of the event loop, where journeys to the database count. Each asks by a key, and
 * gets the row that names it, or undefined; who asks by the same key shares the row. If the statement fails, it fails for all of them.
 */
export function together<Item, Row extends { key: string }>(
  send: (asked: ReadonlyMap<string, Item>) => Promise<Row[]>,
) {
  let waiting = new Map<string, Item>();
  let answers: Map<string, PromiseWithResolvers<Row | undefined>> = new Map();
  let turn: NodeJS.Immediate | undefined;

  async function sendAll(): Promise<void> {
    clearImmediate(turn);
    turn = undefined;
    const [asked, told] = [waiting, answers];
    waiting = new Map();
    answers = new Map();
    try {
      for (const row of await send(asked)) told.get(row.key)?.resolve(row);
      for (const { resolve } of told.values()) resolve(undefined);
    } catch (error) {
      for (const { reject } of told.values()) reject(error);
    }
  }

  return (key: string, item: Item): Promise<Row | undefined> => {
    const known = answers.get(key);
    if (known) return known.promise;
    const answer = Promise.withResolvers<Row | undefined>();
    waiting.set(key, item);
    answers.set(key, answer);
    if (waiting.size >= atOnceMax) void sendAll();
    else turn ??= setImmediate(() => void sendAll());
    return answer.promise;
  };
}
