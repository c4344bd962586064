/**
 * Returns whether a picture may be loaded from there: a complete https URL, or one of this site. Other requests would
 * reveal partial input to a stranger's host. The Content-Security-Policy blocks http as well.
 */
export function isPhotoAddress(text: string, siteOrigin: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, origin } = new URL(text);
  return origin === siteOrigin || (protocol === 'https:' && /[^.]\.[^.]{2,}$/.test(hostname));
}
