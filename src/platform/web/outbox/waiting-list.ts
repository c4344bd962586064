import { type BetweenWindows, betweenWindows } from '../between-windows.ts';

/**
 * Pending items of each account in this browser, not yet acknowledged by the server, in order, as this window knows
 * them.
 */
export interface WaitingList<Item> {
  /** The same array until it changes. Empty without a user. */
  readonly waitingOf: (uid: string | null) => readonly Item[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads it again in this window. */
  readonly look: (uid: string) => Promise<void>;
  /** Reads it again in all windows of the browser. */
  readonly changed: (uid: string) => Promise<void>;
}

/** Creates a waiting list. `name` is that of the channel between the windows. */
export function createWaitingList<Item>(
  name: string,
  read: (uid: string) => Promise<readonly Item[]>,
): WaitingList<Item> {
  const nothing: readonly Item[] = [];
  const known = new Map<string, readonly Item[]>();
  const listeners = new Set<() => void>();
  let otherWindows: BetweenWindows<string> | undefined;

  /**
   * Opened lazily: during prerendering there are no other windows, and an open channel would keep the process alive.
   */
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
