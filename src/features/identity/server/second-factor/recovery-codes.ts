import { createHash, randomBytes } from 'node:crypto';
import { base32crockford } from '@scure/base';

export const recoveryCodesGiven = 10;
/** 80 bits: a hash without salt is enough for what nobody can guess. */
const codeBytes = 10;

/** New codes, as people keep them: `xxxx-xxxx-xxxx-xxxx`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodesGiven }, () => {
    const text = base32crockford.encode(randomBytes(codeBytes)).toLowerCase();
    return text.match(/.{4}/g)!.join('-');
  });
}

/** The same for a code however it was typed: case, hyphens and spaces do not matter, nor do letters that look like digits. */
export function recoveryCodeHash(code: string): string {
  const letters = code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return createHash('sha256').update(letters).digest('base64url');
}
