import type { Generated } from 'kysely';
import type { Role } from '../../../platform/contract/roles.ts';

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    /** Users who can sign in. Times are ISO 8601 text in UTC unless noted otherwise. */
    authUsers: {
      id: string;
      name: string;
      email: string;
      emailVerified: number;
      image: string | null;
      createdAt: string;
      updatedAt: string;
      role: Role;
      /** JSON list of the ids of the courses that a teacher is limited to; null for every course. */
      taughtCourses: Generated<string | null>;
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
    /** Passwords; one row per user. */
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
    /** Mailed links, each usable once; only the hash of the token is stored. */
    mailedLinks: {
      hash: string;
      uid: string;
      purpose: LinkPurpose;
      /** The sign-in address after the link was used. */
      email: string;
      /** Milliseconds since 1970. */
      expiresAt: number;
    };
    /** Authenticator apps; while `confirmedAt` is null, the setup is in progress. */
    authenticators: {
      uid: string;
      /** Encrypted with a key derived from the installation's secret. */
      secret: string;
      /** Milliseconds since 1970. */
      confirmedAt: number | null;
      /** Time step of the last used code; a code of this or an earlier step is refused. */
      lastStep: number;
    };
    /** Recovery codes for a lost app. Each works once; only its hash is stored. */
    recoveryCodes: { hash: string; uid: string };
    /** Passkeys for signing in without a password. Times are in milliseconds since 1970. */
    passkeys: {
      /** The credential's id, in base64url like all WebAuthn data. */
      id: string;
      uid: string;
      publicKey: string;
      counter: number;
      /** Transports of the authenticator, as a JSON list. */
      transports: string;
      name: string;
      addedAt: number;
      usedAt: number | null;
    };
    /** Challenges already used to sign in, until they expire. */
    answeredChallenges: { hash: string; expiresAt: number };
    /** The document `users/{uid}` (specification §3): the display name, and the contact address. */
    users: { uid: string; name: string; email: string };
  }
}

export type LinkPurpose = 'reset-password' | 'change-email' | 'restore-email' | 'confirm-address';
