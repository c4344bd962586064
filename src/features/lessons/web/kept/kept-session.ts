/** What the server answered when it was asked whose session this is, and when. */
export interface KeptSession {
  readonly session: {
    readonly user: { readonly uid: string };
    readonly expiresAt: number;
    readonly now: number;
  } | null;
  /** Milliseconds since 1970, by this device's clock. */
  readonly keptAt: number;
}

/** Without the server a session holds so long at least; it is renewed by being asked for. */
const leastMs = 60 * 60 * 1000;

/**
 * A kept session as it is at `at`: the server's clock has gone on, and so has the session. What it allows is what lies on this
 * device; the server looks for itself as soon as it is reached.
 */
export function renewed({ session, keptAt }: KeptSession, at: number): Omit<KeptSession, 'keptAt'> {
  if (session === null) return { session };
  const now = session.now + at - keptAt;
  const leftMs = Math.max(session.expiresAt - session.now, leastMs);
  return { session: { ...session, now, expiresAt: now + leftMs } };
}
