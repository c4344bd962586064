import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Keeps small secrets so that the database alone does not tell them. */
export interface Sealed {
  seal(plain: Uint8Array): string;
  /** Null for what was sealed under another secret of the installation. */
  open(sealed: string): Buffer | null;
}

export function createSealed(secret: string, purpose: string): Sealed {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    seal(plain) {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, key, iv);
      const body = Buffer.concat([sealing.update(plain), sealing.final()]);
      return Buffer.concat([iv, sealing.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const all = Buffer.from(sealed, 'base64url');
      try {
        const opening = createDecipheriv(cipher, key, all.subarray(0, ivBytes));
        opening.setAuthTag(all.subarray(ivBytes, ivBytes + tagBytes));
        return Buffer.concat([opening.update(all.subarray(ivBytes + tagBytes)), opening.final()]);
      } catch {
        // Node tells a wrong key, a changed byte and one too few with errors that have no common name.
        return null;
      }
    },
  };
}
