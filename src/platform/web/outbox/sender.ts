import { exclusively } from '../exclusively.ts';
import { noteAllSent, unsentEvent } from './all-sent.ts';
import type { WaitingList } from './waiting-list.ts';

/** Adds to a list of pending items and sends them. Pages that only show the list do not need it. */
export interface Sender {
  /** Runs a change of the list, then notifies every window; `isMore` says whether there is something to send. */
  readonly change: (uid: string, act: () => Promise<void>, isMore: boolean) => Promise<void>;
  /**
   * Sends pending and future items whenever the server is reachable, while this user is signed in. Returns the function
   * that stops it.
   */
  readonly keepSending: (uid: string) => () => void;
}

interface Options {
  /** Name of the lock: only one window sends at a time. */
  readonly name: string;
  readonly list: Pick<WaitingList<unknown>, 'look' | 'changed'>;
  /**
   * Sends pending items and removes acknowledged ones. Returns whether all were acknowledged. Remaining items are sent
   * again, and the server recognizes them by their key.
   */
  readonly send: (uid: string, signal: AbortSignal) => Promise<boolean>;
  /** Returns whether the browser is known to have no unacknowledged items. */
  readonly isEmpty: (uid: string) => Promise<boolean>;
  /** Delay after this number of consecutive failures. */
  readonly delayMs: (failures: number) => number;
}

export function createSender({ name, list, send, isEmpty, delayMs }: Options): Sender {
  /** Callbacks to run when there is something to send. */
  const senders = new Set<() => void>();
  /**
   * Running or last send of this window, by uid: several components may request one, and not every browser has locks.
   */
  const underWay = new Map<string, Promise<boolean>>();

  function sendInTurn(uid: string, signal: AbortSignal): Promise<boolean> {
    const before = Promise.allSettled([underWay.get(uid)]);
    const sent = before.then(() => sendAlone(uid, signal));
    underWay.set(uid, sent);
    return sent;
  }

  async function sendAlone(uid: string, signal: AbortSignal): Promise<boolean> {
    let isAll = false;
    await exclusively(`${name}.${uid}`, signal, async () => {
      isAll = await send(uid, signal);
      const isNothingLeft = async () => isAll && (await isEmpty(uid));
      // This window may have added items since, and an unreadable list looks empty. It is checked before anything is
      // recorded, because the page may end at any moment.
      noteAllSent(name, uid, await isNothingLeft());
      // Another window may have added an item just before the record.
      if (!(await isNothingLeft())) noteAllSent(name, uid, false);
    });
    return isAll;
  }

  return {
    async change(uid, act, isMore) {
      if (isMore) noteAllSent(name, uid, false);
      await act();
      if (isMore) noteAllSent(name, uid, false);
      await list.changed(uid);
      if (!isMore) return;
      for (const sender of senders) sender();
      dispatchEvent(new Event(unsentEvent));
    },

    keepSending(uid) {
      const stopping = new AbortController();
      const { signal } = stopping;
      let failures = 0;
      let timer: ReturnType<typeof setTimeout> | undefined;

      async function attempt(): Promise<void> {
        clearTimeout(timer);
        const isAll = await sendInTurn(uid, signal);
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
      void list.look(uid);
      again();
      return () => stopping.abort();
    },
  };
}
