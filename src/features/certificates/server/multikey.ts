import { type JsonWebKey, type KeyObject, createPublicKey } from 'node:crypto';
import { base58 } from '@scure/base';

/** Key types, each with its Multikey prefix and SPKI header (both hex) and the key length in bytes. */
const kinds = {
  ed25519: { code: 'ed01', head: '302a300506032b6570032100', bytes: 32 },
  p256: { code: '8024', head: '3039301306072a8648ce3d020106082a8648ce3d030107032200', bytes: 33 },
  p384: { code: '8124', head: '3046301006072a8648ce3d020106052b81040022033200', bytes: 49 },
  secp256k1: { code: 'e701', head: '3036301006072a8648ce3d020106052b8104000a032200', bytes: 33 },
} as const;
const multibaseMaxLength = 100;

/** Encodes an Ed25519 key for Multikey documents and `did:key`. */
export function toMultibase({ x = '' }: JsonWebKey): string {
  return `z${base58.encode(Buffer.concat([Buffer.from(kinds.ed25519.code, 'hex'), Buffer.from(x, 'base64url')]))}`;
}

/** Decodes a key; undefined for invalid text and for key types that are not in {@link kinds}. */
export function fromMultibase(text: string): KeyObject | undefined {
  if (!/^z[1-9A-HJ-NP-Za-km-z]+$/.test(text) || text.length > multibaseMaxLength) return undefined;
  const bytes = Buffer.from(base58.decode(text.slice(1)));
  const [code, key] = [bytes.toString('hex', 0, 2), bytes.subarray(2)];
  const kind = Object.values(kinds).find((each) => each.code === code && each.bytes === key.length);
  return kind && fromSpki(Buffer.concat([Buffer.from(kind.head, 'hex'), key]));
}

/** Decodes the key in a `did:key` or in an address within it (`did:key:z…#z…`), and returns it with its DID. */
export function fromDidKey(address: string): { readonly did: string; readonly key: KeyObject } | undefined {
  const [, did, text] = /^(did:key:(z\w+))(?:#\2)?$/.exec(address) ?? [];
  const key = text === undefined ? undefined : fromMultibase(text);
  return did === undefined || key === undefined ? undefined : { did, key };
}

function fromSpki(key: Buffer): KeyObject | undefined {
  try {
    return createPublicKey({ key, format: 'der', type: 'spki' });
  } catch {
    // The bytes are not a point on the curve.
    return undefined;
  }
}
