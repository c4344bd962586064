import { retryDelayMs } from '../session-timing.ts';
import { exclusively } from '../../../platform/web/exclusively.ts';
import { currentSession, subscribeToSession } from './session-store.ts';

interface Reactions {
  /** Called with each new connection, for other live events of the user. */
  readonly onConnection: (events: EventSource) => void;
  readonly onDisabled: () => void;
  /** Called if the session may have ended: the server reports that one of this user's ended, or closed the stream. */
  readonly onDoubt: () => void;
}

/**
 * Listens for sessions ended by the server. One tab holds the connection and informs the others, because browsers allow
 * only six connections per site. Without Web Locks no tab has one, and the check on focus has to do.
 */
export function followSessionEvents(signal: AbortSignal, reactions: Reactions): void {
  let leaving: AbortController | undefined;
  let followed: string | undefined;

  function follow(): void {
    const session = currentSession();
    const uid = session.status === 'signed-in' ? session.user.uid : undefined;
    if (uid === followed) return;
    // Also from one user directly to another, because the stream belongs to the user for whom it was opened.
    followed = uid;
    leaving?.abort();
    leaving = uid === undefined ? undefined : new AbortController();
    const until = leaving?.signal;
    if (until) {
      void exclusively('opvir.session-events', until, async (locked) => {
        if (locked) await listen(until, reactions);
      });
    }
  }

  const stop = subscribeToSession(follow);
  signal.addEventListener('abort', () => {
    stop();
    leaving?.abort();
  });
  follow();
}

/** Keeps a stream open until `signal` aborts; the browser itself reconnects after a lost connection. */
function listen(signal: AbortSignal, { onConnection, onDisabled, onDoubt }: Reactions): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource;
    let failures = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function open(): void {
      source = new EventSource('/api/events');
      onConnection(source);
      source.addEventListener('open', () => (failures = 0));
      source.addEventListener('session-ended', ({ data }: MessageEvent<string>) => {
        const { reason } = JSON.parse(data) as { reason: string };
        // A disabled account ends every session; other endings may concern a session elsewhere.
        if (reason === 'user-disabled') onDisabled();
        else onDoubt();
      });
      source.addEventListener('error', () => {
        if (source.readyState !== EventSource.CLOSED) return;
        failures += 1;
        timer = setTimeout(open, retryDelayMs(failures));
        onDoubt();
      });
    }
    open();
    signal.addEventListener('abort', () => {
      source.close();
      clearTimeout(timer);
      resolve();
    });
  });
}
