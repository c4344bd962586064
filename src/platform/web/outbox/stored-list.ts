import { type UseStore, createStore, get, update } from 'idb-keyval';

export type Change<Item> = (items: readonly Item[]) => readonly Item[];

/** Lists in IndexedDB, such as one per account of a shared browser. */
export interface StoredLists<Item> {
  /** Returns the items in the order in which they were added. */
  read(name: string): Promise<readonly Item[]>;
  /** True if the list is surely empty; false if the database does not answer. */
  isEmpty(name: string): Promise<boolean>;
  /** Adds items. Resolves once they are stored, or in memory if this browser stores nothing. */
  add(name: string, change: Change<Item>): Promise<void>;
  /** Changes stored items and those in memory. */
  change(name: string, change: Change<Item>): Promise<void>;
}

/** Creates lists that change in one transaction each, so that no window overwrites another's items. */
export function storedLists<Item>(databaseName: string, storeName: string): StoredLists<Item> {
  let database: UseStore | undefined;
  const unkept = new Map<string, readonly Item[]>();

  /** Runs `act` on the database. Returns undefined if it is blocked, full or missing. */
  async function inDatabase<Result>(act: (store: UseStore) => Promise<Result>): Promise<Result | undefined> {
    try {
      return await act((database ??= createStore(databaseName, storeName)));
    } catch {
      return undefined;
    }
  }

  /** Changes a stored list. Returns false if the browser stores nothing. */
  async function changeKept(name: string, change: Change<Item>): Promise<boolean> {
    const done = await inDatabase(async (store) => {
      await update<readonly Item[]>(name, (kept) => change(kept ?? []), store);
      return true;
    });
    return done ?? false;
  }

  function changeUnkept(name: string, change: Change<Item>): void {
    unkept.set(name, change(unkept.get(name) ?? []));
  }

  return {
    async read(name) {
      const kept = await inDatabase((store) => get<readonly Item[]>(name, store));
      return [...(kept ?? []), ...(unkept.get(name) ?? [])];
    },
    async isEmpty(name) {
      const kept = await inDatabase(async (store) => (await get<readonly Item[]>(name, store)) ?? []);
      return kept?.length === 0 && !unkept.get(name)?.length;
    },
    async add(name, change) {
      if (!(await changeKept(name, change))) changeUnkept(name, change);
    },
    async change(name, change) {
      changeUnkept(name, change);
      await changeKept(name, change);
    },
  };
}
