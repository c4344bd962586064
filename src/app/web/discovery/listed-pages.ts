/** Prerendered pages that nobody looks for: a search engine leads to what stands around them. */
const unlisted: readonly string[] = ['/login', '/apply', '/search'];

/** Whether search engines list the page; one that shows another's content names that one as its canonical address. */
export function isListed(path: string): boolean {
  return !unlisted.includes(path) && path !== '/404';
}

/** The page under the address that search engines are given. */
export function isCanonical(path: string): boolean {
  return !path.startsWith('/courses/');
}
