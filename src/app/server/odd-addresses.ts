/** Characters that no page's address has, and by which no file is looked up: `//about`, `/about//`, a backslash, a NUL. */
const oddPart = /\/\/|\\|%5c|%00/i;
/** An address that nothing is served at. */
const nowhere = '/-';

/**
 * For the router: a page address that it or the file server would refuse as broken leads nowhere, so that a person who
 * typed or followed it is shown a page; `originalUrl` still says what it was. The interface's own addresses stay as they are.
 */
export function withoutOddities(url: string): string {
  const [path = ''] = url.split('?');
  const isOdd = oddPart.test(path) || (path.includes('%') && !isDecodable(path));
  return isOdd && !path.startsWith('/api/') ? nowhere : url;
}

function isDecodable(path: string): boolean {
  try {
    // The result is looked at: of a call for nothing but its error the bundler would leave nothing.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
