import { type BetweenWindows, betweenWindows } from '../between-windows.ts';

/** What each account has done in this browser and the server has not acknowledged, in the order of the acts, as this window knows it. */
export interface WaitingList<Item> {
  /** The same array until it changes. Nobody's is empty. */
  readonly waitingOf: (uid: string | null) => readonly Item[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads it anew, here. */
  readonly look: (uid: string) => Promise<void>;
  /** Reads it anew, here and in the browser's other windows. */
  readonly changed: (uid: string) => Promise<void>;
}

/** `name` is that of the line between the windows. */
export function createWaitingList<Item>(
  name: string,
  read: (uid: string) => Promise<readonly Item[]>,
): WaitingList<Item> {
  const nothing: readonly Item[] = [];
  const known = new Map<string, readonly Item[]>();
  const listeners = new Set<() => void>();
  let otherWindows: BetweenWindows<string> | undefined;

  /** Opened when it is first needed: no window stands behind prerendered pages, whose process it would keep from ending. */
  function toOtherWindows(): BetweenWindows<string> {
    otherWindows ??= betweenWindows<string>(name, (uid) => void look(uid));
    return otherWindows;
  }

  async function look(uid: string): Promise<void> {
    known.set(uid, await read(uid));
    for (const listener of listeners) listener();
  }

  return {
    waitingOf: (uid) => (uid !== null && known.get(uid)) || nothing,
    subscribe(listener) {
      toOtherWindows();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    look,
    async changed(uid) {
      await look(uid);
      toOtherWindows().tell(uid);
    },
  };
}
