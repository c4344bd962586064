import { ApiError } from '../../../platform/web/rpc.ts';
import { retryDelayMs } from '../session-timing.ts';
import { call } from './session-call.ts';
import { adoptSession, currentSession, endSession, wasSignedIn } from './session-store.ts';

const forever = new AbortController().signal;

/** Asks the server whose session this is; until that is known for the first time, again and again. */
export async function checkSession(signal: AbortSignal = forever, failures = 0): Promise<void> {
  const before = currentSession();
  try {
    const { session } = await call('GET /api/session', { signal });
    // Somebody signed in or out meanwhile: the answer is older than what is known.
    if (currentSession() !== before) return;
    if (session) adoptSession(session);
    else if (before.status === 'signed-in') endSession('session-expired');
    else if (before.status === 'checking') endSession(null);
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof ApiError)) throw error;
    if (before.status !== 'checking' || currentSession() !== before) return;
    // Whoever never signed in here is a visitor; for anyone else it stays open until an answer comes.
    if (!wasSignedIn()) endSession(null);
    else setTimeout(() => signal.aborted || void checkSession(signal, failures + 1), retryDelayMs(failures + 1));
  }
}
