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

/** Whether it has been settled who uses this tab. */
export function isKnown({ status }: SessionState): boolean {
  return status === 'signed-in' || status === 'visitor';
}

/**
 * Asks the server whose session this is; until that is known for the first time, again and again. `ending` is why it
 * ended if it is gone.
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
    // Whoever never signed in here is a visitor; for anyone else it stays open until an answer comes.
    if (wasSignedIn()) askAgain(signal);
    else endSession(null);
  }
}

/** Somebody signed in or out since: an answer to what was asked then is older than what is known. */
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
