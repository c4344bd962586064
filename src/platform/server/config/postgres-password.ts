/** Characters that must be escaped in a password: they would end that part of the address or begin an escape. */
const signs = ['/', '?', '#', '@', '%'] as const;
const endsAuthority = /[/?#]/;

/**
 * Reason why the address after `postgres://` cannot be read because of its password, as the rest of a sentence; null if it can. No host has an @, so
 * the password extends to the last @ outside a parameter's value.
 */
export function escapingFault(rest: string): string | null {
  const end = rest.search(endsAuthority);
  const authority = end < 0 ? rest : rest.slice(0, end);
  const after = rest.slice(authority.length);
  const reachesOn = hostBeginsIn(after);
  const credentials = reachesOn
    ? rest.slice(0, rest.lastIndexOf('@'))
    : authority.slice(0, authority.lastIndexOf('@') + 1);
  const colon = credentials.indexOf(':');
  const password = colon < 0 ? '' : credentials.slice(colon + 1);
  if (/^(\[[^\]]*\]|<[^>]*>|\*+)@?$/.test(password))
    return 'has a placeholder where the password belongs. Put the password there';
  if (reachesOn) return mustEscape(password);
  if (after.includes('#')) return 'has a # that must be written as %23';
  return null;
}

/**
 * Returns whether an @ follows the authority where no address has one: in the path, a fragment or a parameter's name.
 */
function hostBeginsIn(after: string): boolean {
  const hash = after.indexOf('#');
  if (hash >= 0 && after.includes('@', hash)) return true;
  const mark = after.indexOf('?');
  const path = mark < 0 ? after : after.slice(0, mark);
  const query = after.slice(path.length);
  const name = query.slice(0, Math.max(0, query.search(/[=&]|$/)));
  return path.includes('@') || name.includes('@');
}

function mustEscape(password: string): string {
  const found = signs.filter((sign) => (sign === '%' ? /%(?![\da-f]{2})/i.test(password) : password.includes(sign)));
  const named = found.map((sign) => `${sign} as ${encodeURIComponent(sign)}`);
  return `has a password with a character that ends it too early. In the password, write ${named.join(', ')}`;
}
