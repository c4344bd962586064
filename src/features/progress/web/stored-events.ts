import { storedLists } from '../../../platform/web/outbox/stored-list.ts';
import { type Waiting, withoutOvertaken } from './waiting.ts';

// Unsent learning events in this browser: each account of a shared browser has its own list, in the order of the actions.

const lists = storedLists<Waiting>('opvir-learning', 'events');

export function readWaiting(uid: string): Promise<readonly Waiting[]> {
  return lists.read(waitingOf(uid));
}

export function isNothingWaiting(uid: string): Promise<boolean> {
  return lists.isEmpty(waitingOf(uid));
}

/** Resolves when the events are stored, or held in memory if this browser refuses to store anything. */
export function addWaiting(uid: string, more: readonly Waiting[]): Promise<void> {
  return lists.add(waitingOf(uid), (waiting) => withoutOvertaken(waiting, more));
}

/** Removes the events that the server has acknowledged. */
export function removeWaiting(uid: string, keys: ReadonlySet<string>): Promise<void> {
  return lists.change(waitingOf(uid), (waiting) => waiting.filter(({ event }) => !keys.has(event.key)));
}

/** Moves events that this server refuses or does not understand to a separate list in the browser, for inspection. */
export async function dismissEvents(uid: string, dismissed: readonly Waiting[]): Promise<void> {
  await lists.add(`aside ${uid}`, (aside) => [...aside, ...dismissed]);
  await removeWaiting(uid, new Set(dismissed.map(({ event }) => event.key)));
}

function waitingOf(uid: string): string {
  return `waiting ${uid}`;
}
