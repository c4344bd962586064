import type { PersonalData } from '../../platform/server/personal-data/policy.ts';

/** Part of {@link personalData} on logging in; a table comes before those that it references. */
export const loginData = {
  mailedLinks: [
    {
      holds: 'links that were mailed and work still',
      by: [{ uid: 'uid' }],
      deletion: 'delete',
      download: { notBecause: 'They are of use to whoever has the mail alone.' },
    },
  ],
  authSessions: [
    {
      holds: 'where one is logged in',
      by: [{ uid: 'userId' }],
      deletion: 'delete',
      download: { as: 'sessions', without: ['userId', 'token'] },
    },
  ],
  authenticators: [
    {
      holds: 'the secret of the authenticator app',
      by: [{ uid: 'uid' }],
      deletion: 'delete',
      download: { notBecause: 'Whoever had it could make the codes.' },
    },
  ],
  recoveryCodes: [
    {
      holds: 'recovery codes, as hashes',
      by: [{ uid: 'uid' }],
      deletion: 'delete',
      download: { notBecause: 'Of a code only its hash is kept.' },
    },
  ],
  passkeys: [
    {
      holds: 'passkeys',
      by: [{ uid: 'uid' }],
      deletion: 'delete',
      download: { as: 'passkeys', without: ['uid'] },
    },
  ],
  answeredChallenges: { reason: 'Random numbers that were signed, kept for minutes.' },
  authAccounts: [
    {
      holds: 'the password, as a hash',
      by: [{ uid: 'userId' }],
      deletion: 'delete',
      download: { notBecause: 'Whoever had the hash could guess at the password.' },
    },
  ],
  users: [
    {
      holds: 'name and contact address',
      by: [{ uid: 'uid' }],
      deletion: 'delete',
      download: { as: 'profile' },
    },
  ],
  authUsers: [
    {
      holds: 'the address that logs in, and since when',
      by: [{ uid: 'id' }],
      deletion: 'delete',
      download: { as: 'account' },
    },
  ],
} as const satisfies Partial<PersonalData>;
