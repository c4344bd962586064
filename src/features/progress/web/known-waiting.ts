import { type BetweenWindows, betweenWindows } from '../../../platform/web/between-windows.ts';
import { readWaiting } from './kept-events.ts';
import type { Waiting } from './waiting.ts';

/** Everything that is derived from the record of learning begins with this key. */
export const progressKey = ['progress'] as const;

const nothing: readonly Waiting[] = [];
/** What waits, as this window knows it, by the learner's uid. */
const known = new Map<string, readonly Waiting[]>();
const listeners = new Set<() => void>();
let otherWindows: BetweenWindows<string> | undefined;

/** What waits to be sent; the same array until it changes. */
export function waitingOf(uid: string | null): readonly Waiting[] {
  return (uid !== null && known.get(uid)) || nothing;
}

export function subscribeToWaiting(listener: () => void): () => void {
  toOtherWindows();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads what waits anew, here and in the browser's other windows. */
export async function waitingChanged(uid: string): Promise<void> {
  await lookForWaiting(uid);
  toOtherWindows().tell(uid);
}

/** Reads what waits anew, here. */
export async function lookForWaiting(uid: string): Promise<void> {
  known.set(uid, await readWaiting(uid));
  for (const listener of listeners) listener();
}

/** Not with this file: it is part of prerendered pages, and no window stands behind these. */
function toOtherWindows(): BetweenWindows<string> {
  otherWindows ??= betweenWindows<string>('opvir.learning-events', (uid) => void lookForWaiting(uid));
  return otherWindows;
}
