declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    /** Who may sign in. Times that better-auth writes are ISO 8601 text in UTC. */
    authUsers: {
      id: string;
      name: string;
      email: string;
      emailVerified: number;
      image: string | null;
      createdAt: string;
      updatedAt: string;
      role: Role;
      /** Milliseconds since 1970; null while the account is enabled. */
      disabledAt: number | null;
    };
    authSessions: {
      id: string;
      userId: string;
      token: string;
      expiresAt: string;
      ipAddress: string | null;
      userAgent: string | null;
      createdAt: string;
      updatedAt: string;
    };
    /** One-time tokens; `identifier` is hashed. */
    authVerifications: {
      id: string;
      identifier: string;
      value: string;
      expiresAt: string;
      createdAt: string;
      updatedAt: string;
    };
    /** The document `users/{uid}` (specification §3): the name shown, and the address to write to. */
    users: { uid: string; name: string; email: string };
  }
}

/** Granted by an operator only; never taken from a form or a query string. */
export type Role = 'learner' | 'teacher' | 'admin';
