import { keptLists } from '../../../platform/web/outbox/kept-list.ts';
import { type Waiting, withoutOvertaken } from './waiting.ts';

// What was learnt and not yet sent, in this browser: each account of a shared one has its own list, in the order of the acts.

const lists = keptLists<Waiting>('opvir-learning', 'events');

export function readWaiting(uid: string): Promise<readonly Waiting[]> {
  return lists.read(waitingOf(uid));
}

export function isNothingWaiting(uid: string): Promise<boolean> {
  return lists.isEmpty(waitingOf(uid));
}

/** Resolves when they are kept, or if this browser refuses to keep anything, remembered. */
export function addWaiting(uid: string, more: readonly Waiting[]): Promise<void> {
  return lists.add(waitingOf(uid), (waiting) => withoutOvertaken(waiting, more));
}

/** Takes out what the server has acknowledged. */
export function removeWaiting(uid: string, keys: ReadonlySet<string>): Promise<void> {
  return lists.change(waitingOf(uid), (waiting) => waiting.filter(({ event }) => !keys.has(event.key)));
}

/** Takes out of the way what this server does not understand, or refuses; it stays in the browser, for whoever looks for it. */
export async function setAside(uid: string, given: readonly Waiting[]): Promise<void> {
  await lists.add(`aside ${uid}`, (aside) => [...aside, ...given]);
  await removeWaiting(uid, new Set(given.map(({ event }) => event.key)));
}

function waitingOf(uid: string): string {
  return `waiting ${uid}`;
}
