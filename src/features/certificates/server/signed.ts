import { randomBytes } from 'node:crypto';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Services } from '../../../platform/server/services.ts';
import { addressesOf } from './addresses.ts';
import { credentialOf, issuerNameOf } from './credential.ts';
import { signDocument } from './data-integrity.ts';
import { signJwt } from './jwt.ts';
import type { SigningKeys } from './keys.ts';
import { type CertificateRow, certificateQueries } from './queries.ts';
import { randomPlace } from './status-list.ts';

interface Deps extends Pick<Services, 'db' | 'now'> {
  readonly keys: SigningKeys;
  /** `brand` is the current one. */
  readonly site: { readonly siteUrl: string; readonly brand: string };
}

/** A certificate with its signed forms. */
export type SignedCertificate = CertificateRow & {
  readonly [Column in 'siteUrl' | 'issuerName' | 'credential' | 'jwt']: string;
};

const saltBytes = 16;
/** Attempts to find a free list position. Lists are at most half full, so failing is practically impossible. */
const retriesMax = 40;

/**
 * Returns a function that loads a certificate's stored signed forms, or signs and stores them; concurrent calls get the same.
 * Uses the learner's current name if none was stored at completion. Throws `certificate-not-confirmed`.
 */
export function certificateSigner({ db, keys, site, now }: Deps) {
  const { siteUrl } = site;
  const { countSigned, findCertificate, findHolder, keepSigned } = certificateQueries(db);

  async function sign(row: CertificateRow): Promise<void> {
    const holder = await findHolder.first({ uid: row.userId ?? '' });
    if (!holder) throw new Refusal('certificate-not-found');
    const { email, emailVerified } = holder;
    // A signed certificate attests an address, so its owner must have confirmed it.
    if (emailVerified !== 1) throw new Refusal('certificate-not-confirmed');
    const learnerName = row.learnerName || holder.name;
    const { count = 0 } = (await countSigned.first({})) ?? {};
    const place = randomPlace(count);
    const issuerName = issuerNameOf(siteUrl, site.brand);
    const salt = randomBytes(saltBytes).toString('base64url');
    const unsigned = credentialOf({ facts: { ...row, learnerName, email }, siteUrl, issuerName, salt, ...place });
    const { Ed25519, ES256 } = await keys.signers();
    const addresses = addressesOf(siteUrl);
    const credential = await signDocument(unsigned, { key: Ed25519.key, address: addresses.key(Ed25519.id) }, now());
    const jwt = signJwt(credential, { key: ES256.key, address: addresses.jwk(ES256.id) }, row.completedAt);
    const forms = { credential: JSON.stringify(credential), jwt };
    await db.commit(keepSigned.with({ id: row.id, learnerName, email, siteUrl, issuerName, ...place, ...forms }));
  }

  return async function signed(row: CertificateRow): Promise<SignedCertificate> {
    let current: CertificateRow | undefined = row;
    for (let tries = 0; tries < retriesMax; tries += 1) {
      // The account may have been deleted meanwhile: nothing is stored about a deleted user.
      if (!current?.userId) throw new Refusal('certificate-not-found');
      if (isSigned(current)) return current;
      await sign(current);
      current = await findCertificate.first({ id: row.id });
    }
    throw new Error(`the certificate ${row.id} cannot be signed: no place in the status list is free`);
  };
}

function isSigned(row: CertificateRow): row is SignedCertificate {
  return row.credential !== null && row.jwt !== null;
}
