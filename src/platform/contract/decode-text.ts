/**
 * Text of a file that somebody saved with another program: UTF-8, UTF-16 by its byte order mark or its zero bytes, else windows-1252,
 * in which older spreadsheets write. The mark is left out.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be');
  // Latin letters of UTF-16 are each beside a zero.
  if (first === 0 && second !== 0 && bytes.length > 1) return decoded(bytes, 'utf-16be');
  if (second === 0 && first !== 0) return decoded(bytes, 'utf-16le');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decoded(bytes, 'windows-1252');
  }
}

function decoded(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}
