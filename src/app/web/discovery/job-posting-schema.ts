import type { JobPosting, MonetaryAmount } from 'schema-dts';
import type { Opening } from '../../../features/openings/opening.ts';
import { siteSettings } from '../../../platform/web/site.ts';
import { escapeMarkup } from '../../../platform/contract/escape-markup.ts';

/** Opening in the schema.org vocabulary; valid through the end of `validThrough` (UTC). */
export function jobPostingSchema(opening: Opening): Exclude<JobPosting, string> {
  const { brand, publicUrl } = siteSettings();
  return {
    '@type': 'JobPosting',
    title: opening.title,
    description: descriptionOf(opening),
    identifier: { '@type': 'PropertyValue', name: brand, value: opening.openingId },
    url: `${publicUrl}/openings/${opening.openingId}`,
    datePosted: opening.datePosted,
    validThrough: `${opening.validThrough}T23:59:59Z`,
    employmentType: opening.employmentType,
    directApply: true,
    hiringOrganization: {
      '@type': 'Organization',
      name: brand,
      sameAs: `${publicUrl}/`,
      logo: `${publicUrl}/icon-512.png`,
    },
    ...(opening.skills.length > 0 && { skills: opening.skills.map(({ name }) => name).join(', ') }),
    ...(opening.pay && { baseSalary: salaryOf(opening.pay) }),
    ...placeOf(opening),
  };
}

function salaryOf({ from, to, currency, per }: NonNullable<Opening['pay']>): MonetaryAmount {
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: {
      '@type': 'QuantitativeValue',
      ...(to === null ? { value: from } : { minValue: from, maxValue: to }),
      unitText: per.toUpperCase(),
    },
  };
}

/** Description as HTML, which readers of job postings expect. */
function descriptionOf({ description, responsibilities, requirements }: Opening): string {
  const list = (title: string, items: readonly string[]) =>
    `<p>${title}</p><ul>${items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`;
  return `<p>${escapeMarkup(description)}</p>${list('What you do', responsibilities)}${list('What you bring', requirements)}`;
}

/**
 * Place of work, or for remote work the allowed region: 'Lisbon, Portugal, or remote within Europe', 'Remote,
 * worldwide'.
 */
function placeOf(
  opening: Opening,
): Pick<JobPosting, 'jobLocation' | 'jobLocationType' | 'applicantLocationRequirements'> {
  const { locality, countryCode, remote, location } = opening;
  const whence = /remote (?:within )?(.+)$/i.exec(location.replace('Remote, ', 'Remote '))?.[1];
  return {
    ...(locality !== null &&
      countryCode !== null && {
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: locality, addressCountry: countryCode },
        },
      }),
    ...(remote &&
      whence !== undefined && {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'AdministrativeArea', name: whence },
      }),
  };
}
