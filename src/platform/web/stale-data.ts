import type { QueryKey } from '@tanstack/react-query';
import { type BetweenWindows, betweenWindows } from './between-windows.ts';

type Keys = readonly QueryKey[];
type Listener = (keys: Keys) => Promise<void>;

const listeners = new Set<Listener>();
let otherWindows: BetweenWindows<Keys> | undefined;

/**
 * Says that what was read from the server under these keys, or under keys that begin like them, is out of date: to every
 * window of this browser. Resolves when this one has read anew what it shows of it.
 */
export async function declareStale(keys: Keys): Promise<void> {
  toOtherWindows().tell(keys);
  await tellThisWindow(keys);
}

/** Hears of it, whichever window said so. Returns how to stop. */
export function listenForStaleData(listener: Listener): () => void {
  toOtherWindows();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function toOtherWindows(): BetweenWindows<Keys> {
  otherWindows ??= betweenWindows<Keys>('opvir.stale-data', (keys) => void tellThisWindow(keys));
  return otherWindows;
}

async function tellThisWindow(keys: Keys): Promise<void> {
  await Promise.all([...listeners].map((listener) => listener(keys)));
}
