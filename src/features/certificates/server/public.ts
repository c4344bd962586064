import type { Database } from '../../../platform/server/db/database.ts';
import { certificateQueries } from './queries.ts';

export { certificateIssuer } from './issue.ts';

/** For the operator: what came of revoking a certificate. */
export type Revocation = 'revoked' | 'revoked-before' | 'not-found';

/** Revokes a certificate for good. `now` is milliseconds since 1970. */
export async function revokeCertificate(db: Database, id: string, reason: string, now: number): Promise<Revocation> {
  const { revoke, findCertificate } = certificateQueries(db);
  const [[revoked]] = await db.commit(revoke.with({ id, revokedAt: now, revokedReason: reason }));
  if (revoked) return 'revoked';
  return (await findCertificate.first({ id })) ? 'revoked-before' : 'not-found';
}

/** For the operator: the addresses that signed certificates carry, each with how many do. */
export async function certificatesBySite(db: Database): Promise<{ siteUrl: string; count: number }[]> {
  const rows = await certificateQueries(db).countBySite.all({});
  return rows.map(({ siteUrl, count }) => ({ siteUrl: siteUrl ?? '', count }));
}

/** Gives the function that lists a learner's certificates that hold, the newest first; those whose page they have switched off, too. */
export function certificatesOf(db: Database) {
  const { listByUser } = certificateQueries(db);
  return async (userId: string) => {
    const rows = await listByUser.all({ userId });
    return rows
      .filter(({ revokedAt }) => revokedAt === null)
      .map(({ id, courseTitle, completedAt }) => ({ certificateId: id, courseTitle, completedAt }));
  };
}
