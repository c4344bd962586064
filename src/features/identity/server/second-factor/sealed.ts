import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts small secrets, so that the database alone does not reveal them. */
export interface Sealed {
  seal(plain: Uint8Array): string;
  /** Returns null for a value sealed with another secret of the installation. */
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
        // Node's errors for a wrong key, a changed byte and a missing byte have no common type.
        return null;
      }
    },
  };
}
