import { Refusal } from '../../../platform/server/http/refusal.ts';
import { addressesOf } from './addresses.ts';
import { issuerNameOf } from './credential.ts';
import type { PublicKey, SigningKeys } from './keys.ts';
import { toMultibase } from './multikey.ts';

interface Deps {
  readonly keys: SigningKeys;
  /** `brand` is the current one. */
  readonly site: { readonly siteUrl: string; readonly brand: string };
}

const multikeyContext = 'https://w3id.org/security/multikey/v1';

/** Issuer documents for verifiers: its identity, and its keys in the formats of the two proofs. */
export function issuerDocuments({ keys, site }: Deps) {
  const { siteUrl } = site;
  const addresses = addressesOf(siteUrl);

  function multikey({ id, jwk }: PublicKey) {
    const publicKeyMultibase = toMultibase(jwk);
    return { id: addresses.key(id), type: 'Multikey' as const, controller: addresses.issuer, publicKeyMultibase };
  }

  async function requireKey(id: string, algorithm: PublicKey['algorithm']): Promise<PublicKey> {
    const key = await keys.findPublicKey(id);
    if (key?.algorithm !== algorithm) throw new Refusal('key-not-found');
    return key;
  }

  return {
    async profile() {
      const published = (await keys.publicKeys()).filter(({ algorithm }) => algorithm === 'Ed25519');
      return {
        '@context': [
          'https://www.w3.org/ns/did/v1',
          multikeyContext,
          'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
        ],
        id: addresses.issuer,
        type: ['Profile'],
        name: issuerNameOf(siteUrl, site.brand),
        url: siteUrl,
        assertionMethod: published.map(multikey),
      };
    },
    async key(keyId: string) {
      return { '@context': multikeyContext, ...multikey(await requireKey(keyId, 'Ed25519')) };
    },
    async jwk(keyId: string) {
      const { x = '', y = '' } = (await requireKey(keyId, 'ES256')).jwk;
      const kid = addresses.jwk(keyId);
      return { kty: 'EC', crv: 'P-256', x, y, alg: 'ES256', use: 'sig', kid } as const;
    },
  };
}
