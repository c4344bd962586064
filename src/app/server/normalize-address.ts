/** Characters that occur in no page address and never identify a file: `//about`, `/about//`, a backslash, a NUL. */
const oddPart = /\/\/|\\|%5c|%00/i;
/** Address that serves nothing. */
const nowhere = '/-';

/**
 * Rewrites page addresses that the router or the file server would reject as malformed, so that visitors get the page
 * for unknown addresses. `originalUrl` keeps the original. API addresses stay as they are.
 */
export function normalizeAddress(url: string): string {
  const [path = ''] = url.split('?');
  const isOdd = oddPart.test(path) || (path.includes('%') && !isDecodable(path));
  return isOdd && !path.startsWith('/api/') ? nowhere : url;
}

function isDecodable(path: string): boolean {
  try {
    // The result is compared, because the bundler would drop a call whose result is unused.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
