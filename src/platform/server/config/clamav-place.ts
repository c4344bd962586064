/** Address of ClamAV's daemon: host and port, or the path of a socket. */
export type ClamavPlace = { readonly host: string; readonly port: number } | { readonly path: string };

/** Parses `127.0.0.1:3310`, `[::1]:3310` or `/run/clamav/clamd.ctl`; null for anything else. */
export function clamavPlaceOf(text: string): ClamavPlace | null {
  if (text.startsWith('/')) return { path: text };
  const [, bracketed, plain, digits = ''] = /^(?:\[([\da-f:]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(text) ?? [];
  const [host, port] = [bracketed ?? plain, Number(digits)];
  return host !== undefined && port >= 1 && port <= 65_535 ? { host, port } : null;
}
