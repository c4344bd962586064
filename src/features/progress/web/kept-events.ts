import { type UseStore, createStore, get, update } from 'idb-keyval';
import { type Waiting, withoutOvertaken } from './waiting.ts';

// What was learnt and not yet sent, in this browser: each account of a shared one has its own list, in the order of the acts.
// A list is changed in one transaction of the browser's database, so that no window overwrites what another has added.

let database: UseStore | undefined;
/** For a browser that keeps nothing: it stands as long as the page. */
const unkept = new Map<string, readonly Waiting[]>();

type Change = (waiting: readonly Waiting[]) => readonly Waiting[];

export async function readWaiting(uid: string): Promise<readonly Waiting[]> {
  const kept = await inDatabase((store) => get<readonly Waiting[]>(waitingOf(uid), store));
  return [...(kept ?? []), ...(unkept.get(uid) ?? [])];
}

/** Resolves when they are kept, or if this browser refuses to keep anything, remembered. */
export async function addWaiting(uid: string, more: readonly Waiting[]): Promise<void> {
  const add: Change = (waiting) => withoutOvertaken(waiting, more);
  if (!(await changeKept(waitingOf(uid), add))) unkept.set(uid, add(unkept.get(uid) ?? []));
}

/** Takes out what the server has acknowledged. */
export async function removeWaiting(uid: string, keys: ReadonlySet<string>): Promise<void> {
  const remove: Change = (waiting) => waiting.filter(({ event }) => !keys.has(event.key));
  unkept.set(uid, remove(unkept.get(uid) ?? []));
  await changeKept(waitingOf(uid), remove);
}

/** Takes out of the way what this server does not understand; it stays in the browser, for whoever looks for it. */
export async function setAside(uid: string, given: Waiting): Promise<void> {
  await changeKept(`aside ${uid}`, (aside) => [...aside, given]);
  await removeWaiting(uid, new Set([given.event.key]));
}

function waitingOf(uid: string): string {
  return `waiting ${uid}`;
}

/** Gives false if the browser keeps nothing. */
async function changeKept(name: string, change: Change): Promise<boolean> {
  const done = await inDatabase(async (store) => {
    await update<readonly Waiting[]>(name, (kept) => change(kept ?? []), store);
    return true;
  });
  return done ?? false;
}

/** Undefined where the browser's database is blocked, full or missing. */
async function inDatabase<Result>(act: (store: UseStore) => Promise<Result>): Promise<Result | undefined> {
  try {
    return await act((database ??= createStore('opvir-learning', 'events')));
  } catch {
    return undefined;
  }
}
