import {
  sessionClockSkewMs,
  sessionRefreshBeforeExpiryMs,
  sessionRetryFirstMs,
  sessionRetryMaxMs,
} from '../../platform/contract/limits.ts';

/** Longest delay of a timer (24.8 days); browsers and Node fire longer ones at once. */
const timerMaxMs = 2 ** 31 - 1;

/** First retry delay of the session check while the user is unknown; it doubles with each failure. */
const questionRetryFirstMs = 1000;
/** Longest retry delay of the session check. */
const questionRetryMaxMs = 30_000;

/** Returns whether a session counts as expired: 30 s before its real expiry (specification §9). */
export function isExpired(expiresAt: number, now: number): boolean {
  return now >= expiresAt - sessionClockSkewMs;
}

/** Returns whether the session needs a refresh: from 5 minutes before its expiry (specification §9). */
export function isRefreshDue(expiresAt: number, now: number): boolean {
  return now >= expiresAt - sessionRefreshBeforeExpiryMs;
}

/** Delay after this number of failed refreshes in a row: 30 s, doubling up to 16 minutes (specification §9). */
export function retryDelayMs(failures: number): number {
  return Math.min(sessionRetryFirstMs * 2 ** (failures - 1), sessionRetryMaxMs);
}

/** Delay after this number of failed session checks in a row: 1 s, doubling up to 30 s. */
export function questionRetryDelayMs(failures: number): number {
  return Math.min(questionRetryFirstMs * 2 ** (failures - 1), questionRetryMaxMs);
}

/**
 * Delay until the next step: refresh the session, retry that, or count it as expired. `retryAt` is null until a refresh
 * has failed. All times are on the server's clock.
 */
export function nextStepDelayMs(expiresAt: number, now: number, retryAt: number | null): number {
  const refreshAt = retryAt ?? expiresAt - sessionRefreshBeforeExpiryMs;
  const step = Math.min(refreshAt, expiresAt - sessionClockSkewMs);
  return Math.min(Math.max(step - now, 0), timerMaxMs);
}
