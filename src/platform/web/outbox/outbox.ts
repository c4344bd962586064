import { type BetweenWindows, betweenWindows } from '../between-windows.ts';
import { exclusively } from '../exclusively.ts';

/** What one account has done in this browser and the server has not acknowledged, in the order of the acts. */
export interface Outbox<Item> {
  /** As this window knows it; the same array until it changes. Nobody's is empty. */
  readonly waitingOf: (uid: string | null) => readonly Item[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Runs what changes it, then tells every window; `isMore` says that there is something to send. */
  readonly change: (uid: string, act: () => Promise<void>, isMore: boolean) => Promise<void>;
  /** Sends what waits, and what comes, whenever the server can be reached; for as long as the user is this one. Returns how to stop. */
  readonly keepSending: (uid: string) => () => void;
}

interface Options<Item> {
  /** Of the line between windows and of the lock: one window at a time sends. */
  readonly name: string;
  readonly read: (uid: string) => Promise<readonly Item[]>;
  /**
   * Sends what waits and takes out what was acknowledged; `changed` tells the windows of it. Gives whether all of it was. What is
   * not taken out is sent again, and the server knows it by its key.
   */
  readonly send: (uid: string, signal: AbortSignal, changed: () => Promise<void>) => Promise<boolean>;
  /** How long to wait after that many tries in a row have left something. */
  readonly delayMs: (failures: number) => number;
}

export function createOutbox<Item>({ name, read, send, delayMs }: Options<Item>): Outbox<Item> {
  const nothing: readonly Item[] = [];
  const known = new Map<string, readonly Item[]>();
  const listeners = new Set<() => void>();
  /** Called when there is something to send. */
  const senders = new Set<() => void>();
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

  async function changed(uid: string): Promise<void> {
    await look(uid);
    toOtherWindows().tell(uid);
  }

  return {
    waitingOf: (uid) => (uid !== null && known.get(uid)) || nothing,

    subscribe(listener) {
      toOtherWindows();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    async change(uid, act, isMore) {
      await act();
      await changed(uid);
      if (isMore) for (const sender of senders) sender();
    },

    keepSending(uid) {
      const stopping = new AbortController();
      const { signal } = stopping;
      let failures = 0;
      let timer: ReturnType<typeof setTimeout> | undefined;

      async function attempt(): Promise<void> {
        clearTimeout(timer);
        let isAll = false;
        await exclusively(`${name}.${uid}`, signal, async () => {
          isAll = await send(uid, signal, () => changed(uid));
        });
        if (signal.aborted) return;
        failures = isAll ? 0 : failures + 1;
        if (!isAll) timer = setTimeout(again, delayMs(failures));
      }

      function again(): void {
        void attempt();
      }

      senders.add(again);
      addEventListener('online', again, { signal });
      signal.addEventListener('abort', () => {
        senders.delete(again);
        clearTimeout(timer);
      });
      void look(uid);
      again();
      return () => stopping.abort();
    },
  };
}
