import { ApiError } from '../rpc.ts';
import { unsentEvent } from './all-sent.ts';
import { isBlocked } from './blocked-rows.ts';
import { createSender } from './sender.ts';

interface Options {
  /** The keys of the rows begin with it, a dot, the uid and another dot. */
  readonly name: string;
  /**
   * Sends the row whose key ends so, and removes it if the server has it then. Gives false if it is to be sent again; what waits for
   * somebody's choice is not. Throws `ApiError`.
   */
  readonly send: (uid: string, id: string) => Promise<boolean>;
  /** How long to wait after that many tries in a row have left something. */
  readonly delayMs: (failures: number) => number;
}

/**
 * Sends what pages have kept in rows of this browser's storage and left there. Gives how to keep sending them, for as long as the user is
 * this one; that returns how to stop.
 */
export function createRowSender({ name, send, delayMs }: Options): (uid: string) => () => void {
  /** As they stood before the server did not take them: they are sent again when they have changed, or by the next page. */
  const dismissEvents = new Map<string, string | null>();

  async function sendRow(uid: string, key: string): Promise<boolean> {
    const row = localStorage.getItem(key);
    if (isBlocked(key) || dismissEvents.get(key) === row) return true;
    try {
      if (!(await send(uid, key.slice(startOf(name, uid).length)))) return false;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isPassing(error)) return false;
    }
    if (localStorage.getItem(key) !== null) dismissEvents.set(key, row);
    return true;
  }

  const sender = createSender({
    name,
    // No page shows how many there are.
    list: { look: async () => undefined, changed: async () => undefined },
    async send(uid, signal) {
      let isAll = true;
      for (const key of keysOf(name, uid)) {
        if (signal.aborted) return false;
        isAll = (await sendRow(uid, key)) && isAll;
      }
      return isAll;
    },
    isEmpty: async (uid) => keysOf(name, uid).length === 0,
    delayMs,
  });

  return function keepRowsSent(uid) {
    let stop = sender.keepSending(uid);
    const again = () => {
      stop();
      stop = sender.keepSending(uid);
    };
    addEventListener(unsentEvent, again);
    return () => {
      removeEventListener(unsentEvent, again);
      stop();
    };
  };
}

/** Whether a failure is temporary: no network, a proxy's refusal, an overloaded or failing server, or an expired session. */
function isPassing({ status, isFromProxy }: ApiError): boolean {
  return isFromProxy || status === 0 || status === 401 || status === 429 || status >= 500;
}

function startOf(name: string, uid: string): string {
  return `${name}.${uid}.`;
}

function keysOf(name: string, uid: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(startOf(name, uid)));
  } catch {
    // A browser that shows nothing has kept nothing.
    return [];
  }
}
