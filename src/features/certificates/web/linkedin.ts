import type { Certificate } from './data.ts';

type Shared = Pick<Certificate, 'id' | 'courseTitle' | 'issuerName' | 'siteUrl' | 'completedAt'>;

/** Public address of a certificate's page. */
export function pageAddress({ id, siteUrl }: Pick<Certificate, 'id' | 'siteUrl'>): string {
  return `${siteUrl}/certificates/${id}`;
}

/** Address of LinkedIn's “Add license or certification” form with the certificate filled in. The month is that of the certificate, in UTC. */
export function linkedInAddress(certificate: Shared): string {
  const { id, courseTitle, issuerName, completedAt } = certificate;
  const date = new Date(completedAt);
  const fields = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: courseTitle,
    organizationName: issuerName,
    issueYear: String(date.getUTCFullYear()),
    issueMonth: String(date.getUTCMonth() + 1),
    certUrl: pageAddress(certificate),
    certId: id,
  });
  return `https://www.linkedin.com/profile/add?${fields.toString()}`;
}
