import type { QueryKey } from '@tanstack/react-query';
import { type BetweenWindows, betweenWindows } from './between-windows.ts';

type Keys = readonly QueryKey[];
type Listener = (keys: Keys) => Promise<void>;

const listeners = new Set<Listener>();
let otherWindows: BetweenWindows<Keys> | undefined;

/**
 * Marks data under these keys or prefixes as stale in all windows of this browser. Resolves once this window has
 * refetched the data that it shows.
 */
export async function declareStale(keys: Keys): Promise<void> {
  toOtherWindows().tell(keys);
  await tellThisWindow(keys);
}

/** Listens for stale data from any window. Returns a function that unsubscribes. */
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
