import type * as z from 'zod/mini';
import type { Certificate as CertificateShape } from '../contract.ts';
import { isTestSite } from './addresses.ts';
import { issuerNameOf } from './credential.ts';
import type { NextStep } from './next-step.ts';
import type { CertificateRow } from './queries.ts';

interface Site {
  readonly siteUrl: string;
  readonly brand: string;
}

interface Presented {
  readonly row: CertificateRow;
  readonly site: Site;
  readonly callerId: string | null;
  readonly isWaiting: boolean;
  readonly next: NextStep;
}

/** Certificate as shown on its page; an unsigned one is shown as it will be signed. */
export function presentCertificate({
  row,
  site,
  callerId,
  isWaiting,
  next,
}: Presented): z.infer<typeof CertificateShape> {
  const { id, courseId, courseTitle, courseText, learnerName, completedAt, revokedAt, revokedReason } = row;
  const siteUrl = row.siteUrl ?? site.siteUrl;
  const isOwn = row.userId === callerId;
  return {
    id,
    courseId,
    courseTitle,
    courseText,
    learnerName,
    issuerName: row.issuerName ?? issuerNameOf(siteUrl, site.brand),
    siteUrl,
    completedAt,
    isTest: isTestSite(siteUrl),
    revoked: revokedAt === null ? null : { at: revokedAt, reason: revokedReason ?? '' },
    isPublic: row.isPublic === 1,
    isOwn,
    isWaiting,
    next: isOwn && revokedAt === null ? next : null,
  };
}
