/** Place in the queue: `key` names one person, `group` all who share turns, such as everyone behind one address. */
export interface Turn {
  readonly group: string;
  readonly key: string;
}

/**
 * Queues served in turns: groups take turns, and keys within their group, so that many accounts at one address get no
 * more turns than one person elsewhere.
 */
export class FairLines<Item> {
  /** Groups in the order of their turns, each with its lines in the order of theirs. */
  readonly #groups = new Map<string, Map<string, Item[]>>();
  #size = 0;

  /** Number of waiting items. */
  get size(): number {
    return this.#size;
  }

  add({ group, key }: Turn, item: Item): void {
    const lines = this.#groups.get(group) ?? new Map<string, Item[]>();
    this.#groups.set(group, lines.set(key, [...(lines.get(key) ?? []), item]));
    this.#size += 1;
  }

  remove({ group, key }: Turn, item: Item): void {
    const lines = this.#groups.get(group);
    const rest = (lines?.get(key) ?? []).filter((one) => one !== item);
    this.#size -= 1;
    if (rest.length > 0) lines?.set(key, rest);
    else lines?.delete(key);
    if (lines?.size === 0) this.#groups.delete(group);
  }

  /** Removes and returns the item whose turn it is; undefined if none waits. */
  next(): Item | undefined {
    const [first] = this.#groups;
    if (!first) return undefined;
    const [group, lines] = first;
    // No group without a line, no line without an item.
    const [[key, [item]]] = [...lines] as [[string, [Item]]];
    this.remove({ group, key }, item);
    sendToEnd(lines, key);
    sendToEnd(this.#groups, group);
    return item;
  }

  /** Counts the items of a key in all groups. */
  countOf(key: string): number {
    return this.#lines().reduce((sum, line) => sum + (line.key === key ? line.items.length : 0), 0);
  }

  /** Counts the turns of others before the key's next one; null if nothing of it waits. */
  placeOf(key: string): number | null {
    const groups = [...this.#groups.values()];
    const places = groups.flatMap((lines, groupPlace) => {
      const rounds = [...lines.keys()].indexOf(key);
      if (rounds < 0) return [];
      const before = groups.map((other, place) => Math.min(sizeOf(other), rounds + (place < groupPlace ? 1 : 0)));
      return [before.reduce((sum, count) => sum + count, 0)];
    });
    return places.length > 0 ? Math.min(...places) : null;
  }

  /** Finds the item to drop if no more may wait: the last of the longest line in the largest group. */
  last(): Item | undefined {
    return longestLine(largest([...this.#groups.values()], sizeOf))?.at(-1);
  }

  /**
   * Finds the item to drop for a newcomer: the last of a group, or a line of its own group, that would still be longer.
   */
  lastBehind({ group, key }: Turn): Item | undefined {
    const own = this.#groups.get(group);
    const ofAll = largest([...this.#groups.values()], sizeOf);
    if (ofAll && sizeOf(ofAll) > sizeOf(own) + 1) return longestLine(ofAll)?.at(-1);
    const line = longestLine(own);
    return line && line.length > (own?.get(key)?.length ?? 0) + 1 ? line.at(-1) : undefined;
  }

  all(): readonly Item[] {
    return this.#lines().flatMap(({ items }) => items);
  }

  #lines(): readonly { readonly key: string; readonly items: readonly Item[] }[] {
    return [...this.#groups.values()].flatMap((lines) => [...lines].map(([key, items]) => ({ key, items })));
  }
}

type Lines<Item> = ReadonlyMap<string, readonly Item[]>;

function sizeOf(lines: Lines<unknown> | undefined): number {
  return [...(lines?.values() ?? [])].reduce((sum, line) => sum + line.length, 0);
}

function longestLine<Item>(lines: Lines<Item> | undefined): readonly Item[] | undefined {
  return largest([...(lines?.values() ?? [])], (line) => line.length);
}

/** Finds the largest; the last of equals, because its turn is furthest away. */
function largest<T>(all: readonly T[], sizeOfOne: (one: T) => number): T | undefined {
  return all.reduce<T | undefined>((one, other) => (one && sizeOfOne(other) < sizeOfOne(one) ? one : other), undefined);
}

/** Moves a key's value behind all others, if it still exists. */
function sendToEnd<Value>(map: Map<string, Value>, key: string): void {
  const value = map.get(key);
  if (value === undefined) return;
  map.delete(key);
  map.set(key, value);
}
