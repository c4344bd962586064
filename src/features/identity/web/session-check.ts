import { ApiError } from '../../../platform/web/rpc.ts';
import { questionRetryDelayMs } from '../session-timing.ts';
import { call } from './session-call.ts';
import {
  type SessionEnding,
  type SessionState,
  adoptSession,
  currentSession,
  endSession,
  putSession,
  wasSignedIn,
} from './session-store.ts';

const forever = new AbortController().signal;
let again: ReturnType<typeof setTimeout> | undefined;

/** Returns whether the user of this tab is known. */
export function isKnown({ status }: SessionState): boolean {
  return status === 'signed-in' || status === 'visitor';
}

/**
 * Asks the server for the current session, with retries until the first response. `ending` is the reason to set if the
 * session is gone.
 */
export async function checkSession(
  signal: AbortSignal = forever,
  ending: SessionEnding = 'session-expired',
): Promise<void> {
  const before = currentSession();
  clearTimeout(again);
  try {
    const { session } = await call('GET /api/session', { signal });
    if (isOutdated(before)) return;
    if (session) adoptSession(session);
    else if (before.status === 'signed-in') endSession(ending);
    else if (!isKnown(before)) endSession(null);
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof ApiError)) throw error;
    if (isKnown(before) || isOutdated(before)) return;
    // A browser without an earlier session has a visitor. Otherwise the state stays open until the server responds.
    if (wasSignedIn()) askAgain(signal);
    else endSession(null);
  }
}

/** Returns whether a sign-in or sign-out has made the response outdated. */
function isOutdated(before: SessionState): boolean {
  const now = currentSession();
  return now !== before && (isKnown(before) || isKnown(now));
}

function askAgain(signal: AbortSignal): void {
  const before = currentSession();
  const failures = before.status === 'unreachable' ? before.failures + 1 : 1;
  putSession({ status: 'unreachable', failures });
  clearTimeout(again);
  again = setTimeout(() => signal.aborted || void checkSession(signal), questionRetryDelayMs(failures));
}
