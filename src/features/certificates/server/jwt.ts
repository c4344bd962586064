import { type KeyObject, sign, verify } from 'node:crypto';

interface Signer {
  /** A P-256 key. */
  readonly key: KeyObject;
  /** Address of its public half, as a single JWK. */
  readonly address: string;
}

interface Claims {
  readonly id: string;
  readonly issuer: { readonly id: string };
  readonly credentialSubject: { readonly id: string };
}

/**
 * Signs the credential as a JWT (ES256). The payload is the credential plus the equivalent JWT claims; the header contains
 * only `alg` and `kid`. `validFrom` is milliseconds since 1970.
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

/** Signature algorithms that can be verified. */
export const algorithms: ReadonlySet<string> = new Set(['EdDSA', ...Object.values(curves).map(({ alg }) => alg)]);

export const jwtPattern = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Returns whether the JWT is signed by this key. The key's type decides the algorithm; the header must agree. */
export function jwtHolds(jwt: string, alg: string, key: KeyObject): boolean {
  const [header, payload, signature = ''] = jwt.split('.');
  const signed = Buffer.from(`${header}.${payload}`);
  const bytes = Buffer.from(signature, 'base64url');
  // Base64 can encode the same bytes in several ways; only the issued one is valid.
  if (bytes.toString('base64url') !== signature) return false;
  if (key.asymmetricKeyType === 'ed25519') return alg === 'EdDSA' && verify(null, signed, key, bytes);
  const curve = curves[key.asymmetricKeyDetails?.namedCurve ?? ''];
  return alg === curve?.alg && verify(curve.hash, signed, { key, dsaEncoding: 'ieee-p1363' }, bytes);
}
