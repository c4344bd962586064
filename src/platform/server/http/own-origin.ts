const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];
const unspecifiedNames = ['0.0.0.0', '[::]'];

/** True if a page of this origin (scheme, name and port) is this site's own; `host` is what the request was sent to. */
export type IsOwnOrigin = (origin: string, host: string | undefined) => boolean;

/**
 * The public URL decides, and it alone: what a request says of its own address, others can make it say. On one's own
 * machine all its loopback names are one, for people type either. An installation that was not told its address (HOST is
 * 0.0.0.0, or PORT is 0) has only the request to go by; still, nobody else's page has the name that the request went to.
 */
export function ownOrigin(publicUrl: string): IsOwnOrigin {
  const site = new URL(publicUrl);
  if (unspecifiedNames.includes(site.hostname) || site.port === '0') {
    return (origin, host) => origin === `${site.protocol}//${host}`;
  }
  const names = loopbackNames.includes(site.hostname) ? loopbackNames : [site.hostname];
  const origins = names.map((name) => Object.assign(new URL(site), { hostname: name }).origin);
  return (origin) => origins.includes(origin);
}
