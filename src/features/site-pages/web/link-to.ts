/** What a link of the router is told of an address; the import has checked that there is such a page. */
export function linkTo(address = '/') {
  const { pathname, searchParams, hash } = new URL(address, 'https://site.invalid');
  return { to: pathname as '/', search: Object.fromEntries(searchParams) as object, hash: hash.slice(1) };
}
