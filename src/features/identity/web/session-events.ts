import { retryDelayMs } from '../session-timing.ts';
import { exclusively } from './exclusively.ts';
import { sessionEndings } from './session-messages.ts';
import { type SessionEnding, currentSession, subscribeToSession } from './session-store.ts';

interface Reactions {
  /** The server ended the session; null when its user signed out elsewhere. */
  readonly onEnded: (ending: SessionEnding | null) => void;
  /** The server closed or refused the stream: the session may be gone. */
  readonly onRefused: () => void;
}

/**
 * Hears at once when the server ends the session. One tab holds the connection, for browsers allow only six to one
 * site; it tells the others. Without locks no tab holds one: the check on focus has to do.
 */
export function followSessionEvents(signal: AbortSignal, reactions: Reactions): void {
  let leaving: AbortController | undefined;

  function follow(): void {
    const signedIn = currentSession().status === 'signed-in';
    if (signedIn === (leaving !== undefined)) return;
    leaving?.abort();
    leaving = signedIn ? new AbortController() : undefined;
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
function listen(signal: AbortSignal, { onEnded, onRefused }: Reactions): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource;
    let failures = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function open(): void {
      source = new EventSource('/api/events');
      source.addEventListener('open', () => (failures = 0));
      source.addEventListener('session-ended', ({ data }: MessageEvent<string>) => {
        const { reason } = JSON.parse(data) as { reason: SessionEnding | 'signed-out' };
        onEnded(reason in sessionEndings ? (reason as SessionEnding) : null);
      });
      source.addEventListener('error', () => {
        if (source.readyState !== EventSource.CLOSED) return;
        failures += 1;
        timer = setTimeout(open, retryDelayMs(failures));
        onRefused();
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
