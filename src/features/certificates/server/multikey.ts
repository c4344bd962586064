import { type JsonWebKey, type KeyObject, createPublicKey } from 'node:crypto';
import { base58 } from '@scure/base';

const ed25519Code = Buffer.from([0xed, 0x01]);
const p256Code = Buffer.from([0x80, 0x24]);
/** What stands before the bytes of a key in SPKI. */
const ed25519Head = Buffer.from('302a300506032b6570032100', 'hex');
const p256Head = Buffer.from('3039301306072a8648ce3d020106082a8648ce3d030107032200', 'hex');
const ed25519Bytes = 32;
const p256Bytes = 33;
const multibaseMaxLength = 100;

/** An Ed25519 key as the text that Multikey documents and `did:key` have. */
export function toMultibase({ x = '' }: JsonWebKey): string {
  return `z${base58.encode(Buffer.concat([ed25519Code, Buffer.from(x, 'base64url')]))}`;
}

/** The key that the text holds, Ed25519 or P-256; undefined for any other and for what is no key. */
export function fromMultibase(text: string): KeyObject | undefined {
  if (!/^z[1-9A-HJ-NP-Za-km-z]+$/.test(text) || text.length > multibaseMaxLength) return undefined;
  const bytes = Buffer.from(base58.decode(text.slice(1)));
  const [code, key] = [bytes.subarray(0, 2), bytes.subarray(2)];
  if (code.equals(ed25519Code) && key.length === ed25519Bytes) return fromSpki(Buffer.concat([ed25519Head, key]));
  if (code.equals(p256Code) && key.length === p256Bytes) return fromSpki(Buffer.concat([p256Head, key]));
  return undefined;
}

/** The key in a `did:key` or in an address within it (`did:key:z…#z…`), with whose it is. */
export function fromDidKey(address: string): { readonly did: string; readonly key: KeyObject } | undefined {
  const [, did, text] = /^(did:key:(z\w+))(?:#\2)?$/.exec(address) ?? [];
  const key = text === undefined ? undefined : fromMultibase(text);
  return did === undefined || key === undefined ? undefined : { did, key };
}

function fromSpki(key: Buffer): KeyObject | undefined {
  try {
    return createPublicKey({ key, format: 'der', type: 'spki' });
  } catch {
    // Bytes that are no point of the curve.
    return undefined;
  }
}
