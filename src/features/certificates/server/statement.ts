import { isTestSite } from './addresses.ts';
import type { Credential } from './read-upload.ts';

/** Status of one of our own certificates. */
export interface CredentialState {
  readonly isRevoked: boolean;
  /** Id of its page; null while the page is off. */
  readonly certificateId: string | null;
}

/** Longest text from other issuers that is shown. */
const shownMaxLength = 200;

function shown(text: unknown): string {
  if (typeof text !== 'string') return '';
  return text.length > shownMaxLength ? `${text.slice(0, shownMaxLength)}…` : text;
}

export function issuerOf({ issuer }: Credential): { id: string; name: string } {
  if (typeof issuer === 'string') return { id: shown(issuer), name: '' };
  return { id: shown(issuer.id), name: shown(issuer.name) };
}

/** Readable contents of a credential. */
export function statementOf(credential: Credential, standing: CredentialState | null) {
  const { achievement, identifier = [] } = credential.credentialSubject;
  const named = [identifier].flat().find(({ identityType, hashed }) => identityType === 'name' && hashed === false);
  return {
    achievement: shown(achievement?.name ?? credential.name),
    learnerName: shown(named?.['identityHash']),
    validFrom: parseTimestamp(credential.validFrom ?? credential.issuanceDate),
    isTest: isTestSite(issuerOf(credential).id),
    certificateId: standing?.certificateId ?? null,
  };
}

/** Validity by the credential's dates and those of the JWT around it. An unreadable end date counts as expired. */
export function validityOf(credential: Credential, now: number) {
  const { validFrom, issuanceDate, validUntil, expirationDate, nbf, exp } = credential;
  const begins = [validFrom, issuanceDate].map((text) => parseTimestamp(text) ?? 0);
  if (Math.max(...begins, (nbf ?? 0) * 1000) > now) return 'not-yet-valid';
  const ends = [validUntil, expirationDate].map((text) =>
    text === undefined ? Infinity : (parseTimestamp(text) ?? 0),
  );
  return Math.min(...ends, (exp ?? Infinity) * 1000) < now ? 'expired' : 'valid';
}

/** Milliseconds since 1970; null if there is no date, or an invalid one. */
function parseTimestamp(text: string | undefined): number | null {
  const moment = Date.parse(text ?? '');
  return Number.isNaN(moment) ? null : moment;
}
