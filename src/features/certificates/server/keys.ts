import { type JsonWebKey, type KeyObject, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { newId } from '../../../platform/server/ids.ts';
import type { Services } from '../../../platform/server/services.ts';
import { type SigningKeyRow, certificateQueries } from './queries.ts';
import { sealWith } from './sealed.ts';

type Algorithm = SigningKeyRow['algorithm'];

export interface PublicKey {
  readonly id: string;
  readonly algorithm: Algorithm;
  readonly jwk: JsonWebKey;
  readonly key: KeyObject;
}

interface Signer {
  readonly id: string;
  readonly key: KeyObject;
}

/** Signers: Ed25519 for embedded proofs, P-256 (`ES256`) for JWTs. */
export type Signers = { readonly [Each in Algorithm]: Signer };

type Deps = Pick<Services, 'db' | 'now' | 'secret'>;

const algorithms = ['Ed25519', 'ES256'] as const;

/**
 * Signing keys of the installation, created on first use and sealed with its secret: a backup of rows and secret restores
 * them. Another secret leads to new keys. Earlier signatures stay valid, because public halves are never deleted.
 */
export function signingKeys({ db, secret, now }: Deps) {
  const { insertKey, listKeys } = certificateQueries(db);
  const sealed = sealWith(secret);
  const { secretId } = sealed;
  let known: Signers | undefined;

  async function signers(): Promise<Signers> {
    known ??= (await findSigners()) ?? (await makeSigners());
    return known;
  }

  async function findSigners(): Promise<Signers | undefined> {
    const rows = (await listKeys.all({})).filter((row) => row.secretId === secretId);
    const of = (algorithm: Algorithm) => rows.find((row) => row.algorithm === algorithm);
    const [ed25519, es256] = [of('Ed25519'), of('ES256')];
    return ed25519 && es256 && { Ed25519: signerOf(ed25519), ES256: signerOf(es256) };
  }

  /** Concurrent processes that create keys all use the first ones. */
  async function makeSigners(): Promise<Signers> {
    const createdAt = now();
    await db.commit(
      ...algorithms.map((algorithm) => {
        const { privateKey, publicKey } = generate(algorithm);
        const sealedKey = sealed.seal(privateKey.export({ format: 'pem', type: 'pkcs8' }).toString());
        const row = { id: newId(), algorithm, secretId, sealedKey, createdAt };
        return insertKey.with({ ...row, publicKey: JSON.stringify(publicKey.export({ format: 'jwk' })) });
      }),
    );
    const signers = await findSigners();
    if (!signers) throw new Error('the signing keys that were just written are not there');
    return signers;
  }

  function signerOf({ id, sealedKey }: SigningKeyRow): Signer {
    return { id, key: createPrivateKey(sealed.open(sealedKey)) };
  }

  return {
    signers,
    /** All keys that have ever signed, newest first. */
    async publicKeys(): Promise<PublicKey[]> {
      await signers();
      return (await listKeys.all({})).map(publicKeyOf);
    },
    async findPublicKey(id: string): Promise<PublicKey | undefined> {
      const row = (await listKeys.all({})).find((each) => each.id === id);
      return row && publicKeyOf(row);
    },
  };
}

export type SigningKeys = ReturnType<typeof signingKeys>;

function publicKeyOf({ id, algorithm, publicKey }: SigningKeyRow): PublicKey {
  const jwk = JSON.parse(publicKey) as JsonWebKey;
  return { id, algorithm, jwk, key: createPublicKey({ key: jwk, format: 'jwk' }) };
}

function generate(algorithm: Algorithm) {
  return algorithm === 'Ed25519'
    ? generateKeyPairSync('ed25519')
    : generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
}
