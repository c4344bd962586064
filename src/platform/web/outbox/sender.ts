import { exclusively } from '../exclusively.ts';
import { noteAllSent, unsentEvent } from './all-sent.ts';
import type { WaitingList } from './waiting-list.ts';

/** What adds to a list of what waits, and sends it. Pages that only show the list need nothing of this. */
export interface Sender {
  /** Runs what changes the list, then tells every window; `isMore` says that there is something to send. */
  readonly change: (uid: string, act: () => Promise<void>, isMore: boolean) => Promise<void>;
  /** Sends what waits, and what comes, whenever the server can be reached; for as long as the user is this one. Returns how to stop. */
  readonly keepSending: (uid: string) => () => void;
}

interface Options {
  /** Of the lock: one window at a time sends. */
  readonly name: string;
  readonly list: Pick<WaitingList<unknown>, 'look' | 'changed'>;
  /**
   * Sends what waits and takes out what was acknowledged. Gives whether all of it was. What is not taken out is sent again, and the
   * server knows it by its key.
   */
  readonly send: (uid: string, signal: AbortSignal) => Promise<boolean>;
  /** Whether the browser is known to keep nothing that was not acknowledged. */
  readonly isEmpty: (uid: string) => Promise<boolean>;
  /** How long to wait after that many tries in a row have left something. */
  readonly delayMs: (failures: number) => number;
}

export function createSender({ name, list, send, isEmpty, delayMs }: Options): Sender {
  /** Called when there is something to send. */
  const senders = new Set<() => void>();
  /** What this window sends, or has sent last, by uid: several parts of a page ask for it, and not every browser has locks. */
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
      // This window may have added to the list since it was sent, and a list that cannot be read looks empty. It is looked at before
      // anything is noted, because the page may end at any moment.
      noteAllSent(name, uid, await isNothingLeft());
      // Another window may have added just before it was noted.
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
