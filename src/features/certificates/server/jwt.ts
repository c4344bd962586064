import { type KeyObject, sign, verify } from 'node:crypto';

interface Signer {
  /** A P-256 key. */
  readonly key: KeyObject;
  /** Where its public half stands, as one bare JWK. */
  readonly address: string;
}

interface Claims {
  readonly id: string;
  readonly issuer: { readonly id: string };
  readonly credentialSubject: { readonly id: string };
}

/**
 * The credential as a JWT of ES256: the credential is the payload, beside the claims that say the same in JWT's words. The
 * header has nothing but `alg` and `kid`. `validFrom` is milliseconds since 1970.
 */
export function signJwt(credential: Claims, { key, address }: Signer, validFrom: number): string {
  const { id: jti, issuer, credentialSubject } = credential;
  const nbf = Math.floor(validFrom / 1000);
  const signed = [
    { alg: 'ES256', kid: address },
    { ...credential, iss: issuer.id, jti, nbf, sub: credentialSubject.id },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

/** Algorithm and hash of each curve, by OpenSSL's name. */
const curves: Readonly<Record<string, { readonly alg: string; readonly hash: string }>> = {
  prime256v1: { alg: 'ES256', hash: 'sha256' },
  secp384r1: { alg: 'ES384', hash: 'sha384' },
  secp256k1: { alg: 'ES256K', hash: 'sha256' },
};

/** Signature algorithms that can be checked. */
export const algorithms: ReadonlySet<string> = new Set(['EdDSA', ...Object.values(curves).map(({ alg }) => alg)]);

export const jwtPattern = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Whether it is signed by this key, whose kind decides the algorithm; what the header says of it must agree. */
export function jwtHolds(jwt: string, alg: string, key: KeyObject): boolean {
  const [header, payload, signature = ''] = jwt.split('.');
  const signed = Buffer.from(`${header}.${payload}`);
  const bytes = Buffer.from(signature, 'base64url');
  // Base64 has many ways to write the same bytes; only one of them was issued.
  if (bytes.toString('base64url') !== signature) return false;
  if (key.asymmetricKeyType === 'ed25519') return alg === 'EdDSA' && verify(null, signed, key, bytes);
  const curve = curves[key.asymmetricKeyDetails?.namedCurve ?? ''];
  return alg === curve?.alg && verify(curve.hash, signed, { key, dsaEncoding: 'ieee-p1363' }, bytes);
}
