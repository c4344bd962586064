export type TextEncoding = 'utf-8' | 'utf-16' | 'windows-1252';

export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
}

/** Characters that never occur in text; bytes that encode no character become some of them. */
// oxlint-disable-next-line no-control-regex -- control characters are what it matches
const noText = /[\0-\x08\x0E-\x1A\x1C-\x1F\x7F-\x9F]/;

/**
 * Decodes a text file in UTF-8, UTF-16 or Windows ANSI (windows-1252). Null for anything else, so that no letter is ever replaced by another. ANSI is
 * a guess: ask the file's owner to check it.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const wide = wideEncodingOf(bytes);
  if (wide) return checked(decodedAs(wide, bytes), 'utf-16');
  const text = decodedAs('utf-8', bytes);
  if (text !== null) return text.includes('\0') ? null : { text, encoding: 'utf-8' };
  return isWestern(bytes) ? checked(decodedAs('windows-1252', bytes), 'windows-1252') : null;
}

function checked(text: string | null, encoding: TextEncoding): DecodedText | null {
  return text === null || noText.test(text) ? null : { text, encoding };
}

function decodedAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Detects UTF-16 by its byte order mark, else by the position of zero bytes: in most texts, most letters have one. */
function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const looked = bytes.subarray(0, 1000);
  const zeros = [0, 0];
  for (const [at, byte] of looked.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < looked.length / 4 || Math.min(even, odd) > looked.length / 20) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/**
 * Returns whether the bytes are a Western language, mostly ASCII letters; Cyrillic, Greek or Chinese bytes would become
 * other letters.
 */
function isWestern(bytes: Uint8Array): boolean {
  let [plain, others] = [0, 0];
  for (const byte of bytes) {
    if (byte >= 0x80) others += 1;
    else if ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a) plain += 1;
  }
  return others <= plain;
}
