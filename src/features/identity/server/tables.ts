import type { Generated } from 'kysely';
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
      /** The ids of the courses that a teacher was limited to, as JSON; null while it is every course. */
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
    /** Whose second factor is an authenticator app; while `confirmedAt` is null, it is being set up. */
    authenticators: {
      uid: string;
      /** Encrypted with a key that is made of the installation's secret. */
      secret: string;
      /** Milliseconds since 1970. */
      confirmedAt: number | null;
      /** The step of time whose code was used last: none of it or of an earlier one is taken again. */
      lastStep: number;
    };
    /** Codes for whoever has lost the app; each works once, and only its hash is kept. */
    recoveryCodes: { hash: string; uid: string };
    /** Keys by which people sign in without a password. Moments are milliseconds since 1970. */
    passkeys: {
      /** The credential's id, in base64url as all of WebAuthn. */
      id: string;
      uid: string;
      publicKey: string;
      counter: number;
      /** How browsers reach it, as a JSON list. */
      transports: string;
      name: string;
      addedAt: number;
      usedAt: number | null;
    };
    /** Challenges that somebody signed in by, until they would be over by themselves. */
    answeredChallenges: { hash: string; expiresAt: number };
    /** The document `users/{uid}` (specification §3): the name shown, and the address to write to. */
    users: { uid: string; name: string; email: string };
  }
}

export type LinkPurpose = 'reset-password' | 'change-email' | 'restore-email' | 'confirm-address';
