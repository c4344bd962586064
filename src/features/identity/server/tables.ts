import type { Role } from '../../../platform/contract/roles.ts';

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    /** Who may sign in. Times are ISO 8601 text in UTC unless they say otherwise. */
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
    /** The passwords; one row for each user. */
    authAccounts: {
      id: string;
      userId: string;
      accountId: string;
      providerId: string;
      /** A PHC string. */
      password: string | null;
      createdAt: string;
      updatedAt: string;
    };
    /** What was mailed as a link and works once; of its token only the hash is kept. */
    mailedLinks: {
      hash: string;
      uid: string;
      purpose: LinkPurpose;
      /** The address that signs in once the link was used. */
      email: string;
      /** Milliseconds since 1970. */
      expiresAt: number;
    };
    /** The document `users/{uid}` (specification §3): the name shown, and the address to write to. */
    users: { uid: string; name: string; email: string };
  }
}

export type LinkPurpose = 'reset-password' | 'change-email' | 'restore-email';
