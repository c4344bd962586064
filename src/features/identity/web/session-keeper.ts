import { betweenWindows } from '../../../platform/web/between-windows.ts';
import { listenForApiFailures } from '../../../platform/web/rpc.ts';
import { checkSession, isKnown } from './session-check.ts';
import { followSessionEvents } from './session-events.ts';
import { refreshInTime } from './session-refresh.ts';
import { type SessionState, currentSession, endSession, putSession, subscribeToSession } from './session-store.ts';

/**
 * Keeps this tab's session true: asks the server whose it is, refreshes it in time, ends it when it has expired or the
 * account was disabled, and keeps every other open tab the same. Runs once per tab; returns how to stop. `onConnection` is given
 * each connection that this tab opens for live events.
 */
export function keepSession(onConnection: (events: EventSource) => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const recheck = () => {
    if (document.visibilityState === 'visible') void checkSession(signal);
  };
  shareWithTabs(signal);
  refreshInTime(signal);
  followSessionEvents(signal, {
    onConnection,
    onDisabled: () => endSession('user-disabled'),
    onDoubt: () => void checkSession(signal),
  });
  signal.addEventListener(
    'abort',
    listenForApiFailures(({ code }) => {
      if (currentSession().status !== 'signed-in') return;
      // Asked anew: the answer may be to a call of the session before this one, or to somebody else's login.
      if (code === 'user-disabled') void checkSession(signal, code);
      else if (code === 'session-expired' || code === 'not-signed-in') void checkSession(signal);
    }),
  );
  document.addEventListener('visibilitychange', recheck, { signal });
  addEventListener('online', recheck, { signal });
  void checkSession(signal);
  return () => stopping.abort();
}

/** Signing in, signing out and refreshing in one tab does the same in every other; what one does not know is its own. */
function shareWithTabs(signal: AbortSignal): void {
  let received: SessionState | undefined;
  const tabs = betweenWindows<SessionState>('opvir.session', (session) => {
    received = session;
    putSession(session);
  });
  const stop = subscribeToSession(() => {
    const session = currentSession();
    if (session !== received && isKnown(session)) tabs.tell(session);
  });
  signal.addEventListener('abort', () => {
    stop();
    tabs.close();
  });
}
