import { createHash } from 'node:crypto';
import { addressesOf, isTestSite } from './addresses.ts';
import type { CertificateRow } from './queries.ts';
import { serverMessages } from './messages.ts';

export const credentialsContext = 'https://www.w3.org/ns/credentials/v2';
const badgesContext = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';

/** Any signed document: JSON with the contexts that define its terms. */
export type Document = { readonly '@context': readonly string[] } & Readonly<Record<string, unknown>>;

/** Data of a new credential: the certificate's facts, the site and the issuer. */
export interface Issue {
  readonly facts: Pick<
    CertificateRow,
    | 'id'
    | 'courseId'
    | 'courseTitle'
    | 'courseText'
    | 'learnerName'
    | 'email'
    | 'subjectId'
    | 'completedAt'
    | 'criteria'
  >;
  readonly siteUrl: string;
  readonly issuerName: string;
  readonly statusList: number;
  readonly statusPlace: number;
  /** Salt of the hashed email address. */
  readonly salt: string;
}

/** Name of the issuer; marked as a test if nobody else can reach the site. */
export function issuerNameOf(siteUrl: string, brand: string): string {
  return isTestSite(siteUrl) ? serverMessages.testIssuer(brand) : brand;
}

/** Certificate as an unsigned Open Badges 3.0 credential. It contains the email address only as a salted hash. */
export function credentialOf({ facts, siteUrl, issuerName, statusList, statusPlace, salt }: Issue) {
  const { id, courseId, courseTitle, courseText, subjectId, completedAt, criteria } = facts;
  const addresses = addressesOf(siteUrl);
  const listAddress = addresses.statusList(statusList);
  return {
    '@context': [credentialsContext, badgesContext],
    id: addresses.page(id),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: addresses.issuer, type: ['Profile'], name: issuerName, url: siteUrl },
    validFrom: dateTime(completedAt),
    name: courseTitle,
    credentialSubject: {
      id: subjectId,
      type: ['AchievementSubject'],
      identifier: identifiersOf(facts, salt),
      achievement: {
        id: addresses.course(courseId),
        type: ['Achievement'],
        achievementType: 'Course',
        name: courseTitle,
        description: courseText,
        criteria: { narrative: criteria ?? serverMessages.criteria },
      },
    },
    credentialStatus: {
      id: `${listAddress}#${statusPlace}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(statusPlace),
      statusListCredential: listAddress,
    },
  };
}

function identifiersOf({ learnerName, email }: Issue['facts'], salt: string) {
  const identityHash = `sha256$${createHash('sha256')
    .update(email.toLowerCase() + salt)
    .digest('hex')}`;
  const hashed = { type: 'IdentityObject', hashed: true, identityHash, identityType: 'emailAddress', salt };
  const named = { type: 'IdentityObject', hashed: false, identityHash: learnerName, identityType: 'name' };
  return learnerName === '' ? [hashed] : [hashed, named];
}

/** ISO 8601 time in whole seconds, the form that every verifier accepts. */
export function dateTime(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');
}
