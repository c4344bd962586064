import { randomBytes } from 'node:crypto';

/** 80 bits, so that a thread's address cannot be guessed. */
const tokenBytes = 10;

/**
 * Creates the token of a thread's address. Hexadecimal in lower case, since mail servers may change the letter case.
 */
export function newReplyToken(): string {
  return randomBytes(tokenBytes).toString('hex');
}

/** Reply address of a thread: `inbox+token@example.org`. `replyAddress` is the one from the settings. */
export function replyAddressOf(replyAddress: string, token: string): string {
  const [name = '', domain = ''] = replyAddress.split('@');
  return `${name}+${token}@${domain}`;
}

/** Token of the first address that belongs to a thread; undefined if none does. */
export function tokenOf(replyAddress: string, addresses: readonly string[]): string | undefined {
  const [name = '', domain = ''] = replyAddress.split('@');
  for (const address of addresses) {
    const lower = address.trim().toLowerCase();
    const token = lower.slice(name.length + 1, -domain.length - 1);
    if (/^[0-9a-f]{20}$/.test(token) && lower === replyAddressOf(replyAddress, token)) return token;
  }
  return undefined;
}

/** Token of the first thread address anywhere in a text; undefined if there is none. */
export function tokenWithin(replyAddress: string, text: string): string | undefined {
  const lower = text.toLowerCase();
  const [name = ''] = replyAddress.split('@');
  const { length } = replyAddressOf(replyAddress, '0'.repeat(2 * tokenBytes));
  for (let at = lower.indexOf(`${name}+`); at !== -1; at = lower.indexOf(`${name}+`, at + 1)) {
    const token = tokenOf(replyAddress, [lower.slice(at, at + length)]);
    if (token !== undefined) return token;
  }
  return undefined;
}
