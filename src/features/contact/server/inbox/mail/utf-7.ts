const labels = new Set(['utf-7', 'unicode-1-1-utf-7', 'csunicode11utf7']);

/** Returns true if a label names UTF-7, which old programs send and the Encoding Standard leaves out. */
export const isUtf7 = (label: string): boolean => labels.has(label.trim().toLowerCase());

/** Decodes UTF-7 (RFC 2152), given one character for each byte. */
export function decodeUtf7(text: string): string {
  return text.replaceAll(/\+([A-Za-z0-9+/]*)-?/g, (_, shifted: string) => (shifted === '' ? '+' : unshifted(shifted)));
}

function unshifted(base64: string): string {
  const bytes = Buffer.from(base64, 'base64');
  return bytes
    .subarray(0, bytes.length - (bytes.length % 2))
    .swap16()
    .toString('utf16le');
}
