/**
 * The business constants of specification §9, in one place as there, also where one feature alone uses them. Milliseconds where the name
 * ends in `Ms`. The rating range stands in the feedback contract; the courses are content.
 */

/** Timeout of a call to the server without its own timeout. */
export const networkTimeoutDesktopMs = 30_000;
export const networkTimeoutMobileMs = 60_000;

/** Timeout of a lazily loaded script. */
export const chunkTimeoutMs = 120_000;

/** The session ('token') is refreshed this long before it expires … */
export const sessionRefreshBeforeExpiryMs = 5 * 60_000;
/** … and when that fails, again after this long, doubling up to the maximum. */
export const sessionRetryFirstMs = 30_000;
export const sessionRetryMaxMs = 16 * 60_000;
/** A session counts as expired this long before it really expires. */
export const sessionClockSkewMs = 30_000;

/** Before the redirect of a page that needs a login, and after the profile was saved. */
export const redirectDelayMs = 2000;

/** The chat's bot answers after this long. */
export const chatReplyDelayMs = 1000;

/** Used unless the operator sets another. */
export const passwordMinLengthDefault = 6;
