import type { Person } from '../../../platform/server/personal-data/policy.ts';

interface AccountOfPerson {
  readonly uid: string;
  readonly email: string;
  readonly contactEmail: string | null;
  readonly emailVerified: number;
}

/** Converts an account to the keys of its personal data. */
export function personOf({ uid, email, contactEmail, emailVerified }: AccountOfPerson): Person {
  return { uid, email, contactEmail: contactEmail ?? email, isConfirmed: emailVerified === 1 };
}
