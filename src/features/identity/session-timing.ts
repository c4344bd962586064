import {
  sessionClockSkewMs,
  sessionRefreshBeforeExpiryMs,
  sessionRetryFirstMs,
  sessionRetryMaxMs,
} from '../../platform/contract/limits.ts';

/** Timers of browsers and Node fire at once when they are set for longer (24.8 days). */
const timerMaxMs = 2 ** 31 - 1;

/** While nobody knows whose session a page has, the reader waits for it: asked again after this long, doubling … */
const questionRetryFirstMs = 1000;
/** … up to this. */
const questionRetryMaxMs = 30_000;

/** Whether a session counts as expired: 30 s before it really expires (specification §9). */
export function isExpired(expiresAt: number, now: number): boolean {
  return now >= expiresAt - sessionClockSkewMs;
}

/** Whether it is time to refresh: from 5 minutes before expiry on (specification §9). */
export function isRefreshDue(expiresAt: number, now: number): boolean {
  return now >= expiresAt - sessionRefreshBeforeExpiryMs;
}

/** How long to wait after that many refreshes in a row have failed: 30 s, doubling up to 16 minutes (specification §9). */
export function retryDelayMs(failures: number): number {
  return Math.min(sessionRetryFirstMs * 2 ** (failures - 1), sessionRetryMaxMs);
}

/** How long to wait after the question whose session this is has failed that many times in a row: 1 s, doubling up to 30 s. */
export function questionRetryDelayMs(failures: number): number {
  return Math.min(questionRetryFirstMs * 2 ** (failures - 1), questionRetryMaxMs);
}

/**
 * How long until something about the session has to be done: refresh it, try that again, or count it as expired.
 * `retryAt` is null until a refresh has failed. All moments are on the server's clock.
 */
export function nextStepDelayMs(expiresAt: number, now: number, retryAt: number | null): number {
  const refreshAt = retryAt ?? expiresAt - sessionRefreshBeforeExpiryMs;
  const step = Math.min(refreshAt, expiresAt - sessionClockSkewMs);
  return Math.min(Math.max(step - now, 0), timerMaxMs);
}
