import { ApiError } from '../../../platform/web/rpc.ts';
import { isExpired, isRefreshDue, nextStepDelayMs, retryDelayMs } from '../session-timing.ts';
import { exclusively } from '../../../platform/web/exclusively.ts';
import { call } from './session-call.ts';
import { adoptSession, currentSession, endSession, subscribeToSession } from './session-store.ts';

/** Refreshes this tab's session in time, and ends it when it has expired (specification §9). Stops with `signal`. */
export function refreshInTime(signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let retryAt: number | null = null;

  /** Does the step that is due, and sets the timer for the next. */
  function step(): void {
    clearTimeout(timer);
    const session = currentSession();
    if (session.status !== 'signed-in') return;
    const now = Date.now() + session.clockOffsetMs;
    if (isExpired(session.expiresAt, now)) endSession('session-expired');
    else if (isRefreshDue(session.expiresAt, now) && now >= (retryAt ?? now)) void refresh(session.expiresAt);
    else timer = setTimeout(step, nextStepDelayMs(session.expiresAt, now, retryAt));
  }

  /** Runs in one tab at a time: a tab that waited finds the session already refreshed and stops. */
  async function refresh(expiresAt: number): Promise<void> {
    await exclusively('opvir.session-refresh', signal, async () => {
      const session = currentSession();
      if (session.status !== 'signed-in' || session.expiresAt !== expiresAt) return;
      try {
        adoptSession(await call('PUT /api/session', { signal }));
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        failures += 1;
        retryAt = Date.now() + session.clockOffsetMs + retryDelayMs(failures);
        step();
      }
    });
  }

  const stop = subscribeToSession(() => {
    failures = 0;
    retryAt = null;
    step();
  });
  signal.addEventListener('abort', () => {
    stop();
    clearTimeout(timer);
  });
  step();
}
