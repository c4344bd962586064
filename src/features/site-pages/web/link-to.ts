/** Converts an address to props of the router's link; the import has checked that the page exists. */
export function linkTo(address = '/') {
  const { pathname, searchParams, hash } = new URL(address, 'https://site.invalid');
  return { to: pathname as '/', search: Object.fromEntries(searchParams) as object, hash: hash.slice(1) };
}
