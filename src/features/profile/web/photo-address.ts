/**
 * Whether a picture may be asked for there: a whole https address, or one of this site. Nothing else is asked for, for
 * it tells a stranger's host who is typing what; the server's Content-Security-Policy refuses http as well.
 */
export function isPhotoAddress(text: string, siteOrigin: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, origin } = new URL(text);
  return origin === siteOrigin || (protocol === 'https:' && /[^.]\.[^.]{2,}$/.test(hostname));
}
