import { type UseStore, createStore, get, update } from 'idb-keyval';

export type Change<Item> = (items: readonly Item[]) => readonly Item[];

/** Lists in this browser's database, such as one for each account of a shared browser. */
export interface StoredLists<Item> {
  /** In the order in which they were added. */
  read(name: string): Promise<readonly Item[]>;
  /** Whether it is known that there is nothing; not where the database gives no answer. */
  isEmpty(name: string): Promise<boolean>;
  /** Resolves when what is added is kept, or if this browser refuses to keep anything, remembered as long as the page stands. */
  add(name: string, change: Change<Item>): Promise<void>;
  /** Changes what is kept, and what is only remembered. */
  change(name: string, change: Change<Item>): Promise<void>;
}

/** Each list is changed in one transaction of the database, so that no window overwrites what another has added. */
export function storedLists<Item>(databaseName: string, storeName: string): StoredLists<Item> {
  let database: UseStore | undefined;
  const unkept = new Map<string, readonly Item[]>();

  /** Undefined where the browser's database is blocked, full or missing. */
  async function inDatabase<Result>(act: (store: UseStore) => Promise<Result>): Promise<Result | undefined> {
    try {
      return await act((database ??= createStore(databaseName, storeName)));
    } catch {
      return undefined;
    }
  }

  /** Gives false if the browser keeps nothing. */
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
