import { type BetweenWindows, betweenWindows } from '../../../../platform/web/between-windows.ts';

// Whether the server answers, as the worker of the learner's area finds it: a page that is answered from its device does not see it.

let isReached = true;
const listeners = new Set<() => void>();
let line: BetweenWindows<boolean> | undefined;

/** For the worker. */
export function tellReached(is: boolean): void {
  toOthers().tell(is);
}

/** False while this page is answered from what the device keeps; true where there is no worker. */
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
