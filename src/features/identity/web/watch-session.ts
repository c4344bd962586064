import { betweenWindows } from '../../../platform/web/between-windows.ts';
import { listenForApiFailures } from '../../../platform/web/rpc.ts';
import { checkSession, isKnown } from './session-check.ts';
import { followSessionEvents } from './session-events.ts';
import { refreshInTime } from './session-refresh.ts';
import { type SessionState, currentSession, endSession, putSession, subscribeToSession } from './session-store.ts';

/**
 * Keeps this tab's session up to date: checks and refreshes it, ends it when it expires or the account is disabled, and
 * synchronizes all open tabs. Runs once per tab; returns a function that stops it. `onConnection` gets each connection
 * that this tab opens for live events.
 */
export function watchSession(onConnection: (events: EventSource) => void): () => void {
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
      // Checked again, because the response may belong to a previous session, or another login.
      if (code === 'user-disabled') void checkSession(signal, code);
      else if (code === 'session-expired' || code === 'not-signed-in') void checkSession(signal);
    }),
  );
  document.addEventListener('visibilitychange', recheck, { signal });
  addEventListener('online', recheck, { signal });
  void checkSession(signal);
  return () => stopping.abort();
}

/** Applies sign-ins, sign-outs and refreshes of one tab to all others. A tab's unknown state is not shared. */
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
