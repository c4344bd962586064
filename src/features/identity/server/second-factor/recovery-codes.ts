import { createHash, randomBytes } from 'node:crypto';
import { base32crockford } from '@scure/base';

export const recoveryCodesGiven = 10;
/** 80 random bits cannot be guessed, so a hash without salt is enough. */
const codeBytes = 10;

/** Creates new codes in the form `xxxx-xxxx-xxxx-xxxx`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodesGiven }, () => {
    const text = base32crockford.encode(randomBytes(codeBytes)).toLowerCase();
    return text.match(/.{4}/g)!.join('-');
  });
}

/** Hashes a code. Ignores case, hyphens and spaces, and reads letters that look like digits as digits. */
export function recoveryCodeHash(code: string): string {
  const letters = code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return createHash('sha256').update(letters).digest('base64url');
}
