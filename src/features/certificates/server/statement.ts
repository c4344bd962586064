import { isTestSite } from './addresses.ts';
import type { Credential } from './read-upload.ts';

/** What is known here of one of our own certificates. */
export interface Standing {
  readonly isRevoked: boolean;
  /** Of its page; null while that is off. */
  readonly certificateId: string | null;
}

/** As much of what others wrote is shown. */
const shownMaxLength = 200;

function shown(text: unknown): string {
  if (typeof text !== 'string') return '';
  return text.length > shownMaxLength ? `${text.slice(0, shownMaxLength)}…` : text;
}

export function issuerOf({ issuer }: Credential): { id: string; name: string } {
  if (typeof issuer === 'string') return { id: shown(issuer), name: '' };
  return { id: shown(issuer.id), name: shown(issuer.name) };
}

/** What a credential says, for people. */
export function statementOf(credential: Credential, standing: Standing | null) {
  const { achievement, identifier = [] } = credential.credentialSubject;
  const named = [identifier].flat().find(({ identityType, hashed }) => identityType === 'name' && hashed === false);
  return {
    achievement: shown(achievement?.name ?? credential.name),
    learnerName: shown(named?.['identityHash']),
    validFrom: momentOf(credential.validFrom ?? credential.issuanceDate),
    isTest: isTestSite(issuerOf(credential).id),
    certificateId: standing?.certificateId ?? null,
  };
}

/** By its dates, and by those of the JWT that carries it. An end that cannot be read has come. */
export function validityOf(credential: Credential, now: number) {
  const { validFrom, issuanceDate, validUntil, expirationDate, nbf, exp } = credential;
  const begins = [validFrom, issuanceDate].map((text) => momentOf(text) ?? 0);
  if (Math.max(...begins, (nbf ?? 0) * 1000) > now) return 'not-yet-valid';
  const ends = [validUntil, expirationDate].map((text) => (text === undefined ? Infinity : (momentOf(text) ?? 0)));
  return Math.min(...ends, (exp ?? Infinity) * 1000) < now ? 'expired' : 'valid';
}

/** Milliseconds since 1970; null where there is no date, or none that can be read. */
function momentOf(text: string | undefined): number | null {
  const moment = Date.parse(text ?? '');
  return Number.isNaN(moment) ? null : moment;
}
