import { ApiError } from '../rpc.ts';
import { unsentEvent } from './all-sent.ts';
import { isBlocked } from './blocked-rows.ts';
import { createSender } from './sender.ts';

interface Options {
  /** First part of the rows' keys, `name.uid.id`. */
  readonly name: string;
  /**
   * Sends the row with this key suffix and removes it if the server has it. Returns false to retry. Rows that need a
   * user's decision are not retried. Throws `ApiError`.
   */
  readonly send: (uid: string, id: string) => Promise<boolean>;
  /** Delay after this many consecutive failures. */
  readonly delayMs: (failures: number) => number;
}

/**
 * Sender of rows that pages left in `localStorage`. Returns a function that starts sending for a user and returns one
 * that stops.
 */
export function createRowSender({ name, send, delayMs }: Options): (uid: string) => () => void {
  /** Refused rows with their content: sent again after a change. */
  const refusedRows = new Map<string, string | null>();

  async function sendRow(uid: string, key: string): Promise<boolean> {
    const row = localStorage.getItem(key);
    if (isBlocked(key) || refusedRows.get(key) === row) return true;
    try {
      if (!(await send(uid, key.slice(startOf(name, uid).length)))) return false;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isPassing(error)) return false;
    }
    if (localStorage.getItem(key) !== null) refusedRows.set(key, row);
    return true;
  }

  const sender = createSender({
    name,
    // No page shows the number of pending rows.
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

/**
 * Returns whether a failure is temporary: no network, a proxy's refusal, an overloaded or failing server, or an expired
 * session.
 */
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
    // Without access to its storage, the browser has stored nothing.
    return [];
  }
}
