import type { Database } from '../../../platform/server/db/database.ts';
import { nullIfRowMissing, required } from '../../../platform/server/db/statement.ts';
import { commandLine } from '../../audit/acts-contract.ts';
import { auditLog, auditSubject } from '../../audit/server/public.ts';
import { certificateQueries } from './queries.ts';

export type { CertifiedCourses } from './certified-courses.ts';
export { completionNotices } from './completion-notice.ts';
export { certificateIssuer } from './issue.ts';
export { nextStep } from './next-step.ts';

/** Result of revoking a certificate, for the operator. */
export type Revocation = 'revoked' | 'revoked-before' | 'not-found';

/** Revokes a certificate permanently, with an audit event of the command line. `now` returns milliseconds since 1970. */
export async function revokeCertificate(
  db: Database,
  id: string,
  reason: string,
  now: () => number,
): Promise<Revocation> {
  const { revoke, findCertificate } = certificateQueries(db);
  const certificate = await findCertificate.first({ id });
  if (!certificate) return 'not-found';
  const { email, courseId } = certificate;
  const deed = {
    act: 'certificate-revoked',
    subjectId: id,
    subject: auditSubject(email || undefined, courseId),
  } as const;
  const revoked = await db
    .commit(
      required(revoke.with({ id, revokedAt: now(), revokedReason: reason })),
      auditLog(db, now)(commandLine, deed),
    )
    .catch(nullIfRowMissing);
  return revoked ? 'revoked' : 'revoked-before';
}

/** Counts signed certificates by the site address in them, for the operator. */
export async function certificatesBySite(db: Database): Promise<{ siteUrl: string; count: number }[]> {
  const rows = await certificateQueries(db).countBySite.all({});
  return rows.map(({ siteUrl, count }) => ({ siteUrl: siteUrl ?? '', count }));
}

/** Creates a function that lists a learner's valid certificates, newest first, including those whose page is off. */
export function certificatesOf(db: Database) {
  const { listByUser } = certificateQueries(db);
  return async (userId: string) => {
    const rows = await listByUser.all({ userId });
    return rows
      .filter(({ revokedAt }) => revokedAt === null)
      .map(({ id, courseTitle, completedAt }) => ({ certificateId: id, courseTitle, completedAt }));
  };
}
