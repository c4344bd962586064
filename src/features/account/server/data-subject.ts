import type { DataSubject } from '../../../platform/server/personal-data/policy.ts';

interface AccountOfPerson {
  readonly uid: string;
  readonly email: string;
  readonly contactEmail: string | null;
  readonly emailVerified: number;
}

/** Converts an account to the keys of its personal data. */
export function dataSubjectOf({ uid, email, contactEmail, emailVerified }: AccountOfPerson): DataSubject {
  return { uid, email, contactEmail: contactEmail ?? email, isConfirmed: emailVerified === 1 };
}
