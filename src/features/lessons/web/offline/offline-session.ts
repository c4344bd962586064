/** The server's last answer about the session, and the time of that answer. */
export interface OfflineSession {
  readonly session: {
    readonly user: { readonly uid: string };
    readonly expiresAt: number;
    readonly now: number;
  } | null;
  /** Milliseconds since 1970, by this device's clock. */
  readonly keptAt: number;
}

/** Minimum validity of a session without the server, because each request would renew it. */
const leastMs = 60 * 60 * 1000;

/**
 * Stored session as it is at `at`: moves the server's clock and the expiry forward. It only opens data on this device; the
 * server checks for itself when it can be reached.
 */
export function renewed({ session, keptAt }: OfflineSession, at: number): Omit<OfflineSession, 'keptAt'> {
  if (session === null) return { session };
  const now = session.now + at - keptAt;
  const leftMs = Math.max(session.expiresAt - session.now, leastMs);
  return { session: { ...session, now, expiresAt: now + leftMs } };
}
