import { EmailAddress } from '../../identity/contract.ts';

const wrappings = new Set('"\'`<>()[]‘’‚“”„«»');
const trailing = new Set('.,;:');

/** Extracts the address from `Name <address>`, `mailto:address`, quotes or invisible characters; otherwise returns the text as it is. */
export function addressIn(text: string): string {
  const seen = withoutUnseen(text);
  const open = seen.lastIndexOf('<');
  const close = seen.indexOf('>', open);
  const within = open >= 0 && close > open && seen.includes('@', open) ? seen.slice(open + 1, close) : seen;
  const bare = unwrapped(within);
  const address = /^mailto:/i.test(bare) ? unwrapped(bare.slice('mailto:'.length).split('?', 1)[0] ?? '') : bare;
  return isAddress(address) ? address : seen;
}

export function isAddress(text: string): boolean {
  return EmailAddress.safeParse(text).success;
}

/** Removes outer white space and invisible characters (zero-width spaces, soft hyphens, direction marks) from an address. */
function withoutUnseen(text: string): string {
  return text
    .replaceAll(/[\p{Cf}\p{Cc}\u115F\u1160\u3164]/gu, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .replaceAll(/\p{Zs}/gu, ' ')
    .trim();
}

function unwrapped(text: string): string {
  let [start, end] = [0, text.length];
  const drops = (sign: string | undefined, signs: ReadonlySet<string>) =>
    sign !== undefined && (sign === ' ' || signs.has(sign));
  while (start < end && drops(text[start], wrappings)) start += 1;
  while (end > start && (drops(text[end - 1], wrappings) || drops(text[end - 1], trailing))) end -= 1;
  return text.slice(start, end);
}

/** Adds the Unicode number to each character that may look like another one, for people to read. */
export function withNamedSigns(text: string): string {
  if (!text.includes('@')) return text;
  return text.replaceAll(/[^\p{ASCII}\p{Script=Latin}]/gu, (sign) => {
    const number = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `${sign}[U+${number}]`;
  });
}
