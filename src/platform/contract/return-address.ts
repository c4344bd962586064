/** Origin that no site has; an address that leaves it is foreign. */
const here = 'http://opvir.invalid';
/** Characters. */
export const returnAddressMaxLength = 2000;
/** Pages that lead somewhere else themselves. */
const waysIn = ['/login', '/register', '/api/'];

/**
 * Returns a page's address on this site, relative and normalized, to continue at after a login; undefined for anything
 * else, because anybody can write a link with such a parameter.
 */
export function safeReturnAddress(address: unknown): string | undefined {
  if (typeof address !== 'string' || !address.startsWith('/') || address.length > returnAddressMaxLength)
    return undefined;
  if (!URL.canParse(address, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, here);
  // A path such as /.// is normalized to one that names a host.
  if (origin !== here || pathname.startsWith('//')) return undefined;
  const page = pathname + search + hash;
  // Letters beyond ASCII become longer.
  return page.length > returnAddressMaxLength || waysIn.some((path) => page.startsWith(path)) ? undefined : page;
}
