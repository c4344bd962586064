import { type BetweenWindows, betweenWindows } from '../../../../platform/web/between-windows.ts';

// Reachability of the server, as the service worker reports it: a page that is answered from its device cannot tell.

let isReached = true;
const listeners = new Set<() => void>();
let line: BetweenWindows<boolean> | undefined;

/** Called by the worker. */
export function reportReached(is: boolean): void {
  toOthers().tell(is);
}

/** False while this page is answered from the device; true without a worker. */
export function isSiteReached(): boolean {
  return isReached;
}

export function subscribeToReached(listener: () => void): () => void {
  toOthers();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function toOthers(): BetweenWindows<boolean> {
  line ??= betweenWindows<boolean>('opvir.site-reached', (is) => {
    isReached = is;
    for (const listener of listeners) listener();
  });
  return line;
}
