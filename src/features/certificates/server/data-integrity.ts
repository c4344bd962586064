import { type KeyObject, createHash, sign, verify } from 'node:crypto';
import { base58 } from '@scure/base';
import { type Document, dateTime } from './credential.ts';
import { canonize } from './json-ld.ts';

/** Embedded proof of type `eddsa-rdfc-2022`; its value is Base58 with the prefix `z`. */
export interface DataIntegrityProof extends Signed {
  readonly type: 'DataIntegrityProof';
  readonly cryptosuite: 'eddsa-rdfc-2022';
}

/** Options that `Ed25519Signature2020` shares with its successor; both sign them and the document in canonical form. */
interface Signed {
  readonly created: string;
  readonly verificationMethod: string;
  readonly proofPurpose: 'assertionMethod';
  readonly proofValue: string;
}

interface Signer {
  /** An Ed25519 key. */
  readonly key: KeyObject;
  /** Address of its public half. */
  readonly address: string;
}

/** Returns the document with a proof. `at` is milliseconds since 1970. */
export async function signDocument<Unsigned extends Document>(
  document: Unsigned,
  { key, address }: Signer,
  at: number,
): Promise<Unsigned & { readonly proof: DataIntegrityProof }> {
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: dateTime(at),
    verificationMethod: address,
    proofPurpose: 'assertionMethod',
  } as const;
  const signature = sign(null, await digestOf(document, options), key);
  return { ...document, proof: { ...options, proofValue: `z${base58.encode(signature)}` } };
}

/** Returns whether the proof was made by this key over exactly this document. Throws `UnknownTermsError`. */
export async function holds(document: Document, { proofValue, ...options }: Signed, key: KeyObject): Promise<boolean> {
  const signature = decode(proofValue);
  return signature !== undefined && verify(null, await digestOf(document, options), key, signature);
}

async function digestOf(document: Document, options: Readonly<Record<string, unknown>>): Promise<Buffer> {
  const [ofOptions, ofDocument] = await Promise.all([
    canonize({ '@context': document['@context'], ...options }),
    canonize(document),
  ]);
  return Buffer.concat([sha256(ofOptions), sha256(ofDocument)]);
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

const signatureMaxLength = 100;

function decode(value: string): Uint8Array | undefined {
  if (!/^z[1-9A-HJ-NP-Za-km-z]+$/.test(value) || value.length > signatureMaxLength) return undefined;
  return base58.decode(value.slice(1));
}
