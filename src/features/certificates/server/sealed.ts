import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts private keys for the database, so that only the holder of the installation's secret can read them. */
export function sealWith(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'opvir signing keys', 32));
  return {
    /** Identifies the secret without revealing it. */
    secretId: Buffer.from(hkdfSync('sha256', secret, '', 'opvir signing keys: name', 8)).toString('hex'),

    seal(text: string): string {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, key, iv);
      const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url');
    },

    /** Throws if it was sealed with another secret or changed afterwards. */
    open(sealed: string): string {
      const bytes = Buffer.from(sealed, 'base64url');
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes));
      opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString('utf8');
    },
  };
}
