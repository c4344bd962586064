import { isAscii, isUtf8 } from 'node:buffer';

/** Labels that say nothing about letters beyond ASCII, or that programs write without looking. */
const emptyLabels = new Set(
  '|us-ascii|ascii|ansi_x3.4-1968|default|unknown-8bit|x-unknown|unknown|8bit|binary|x-user-defined|utf-8|utf8'.split(
    '|',
  ),
);
const utf8Labels = new Set(['utf-8', 'utf8']);
const fallback = 'windows-1252';
/** HTML Standard: a page names its encoding within the first 1,024 bytes. Outlook writes its namespaces before. */
const metaWithin = 4096;

/**
 * Encoding of a text part: its label, else what its bytes are, else what its HTML says of itself, else windows-1252. `label` is
 * empty where the part has none.
 */
export function charsetOf(bytes: Uint8Array, label: string, isHtml: boolean): string {
  const named = label.trim().toLowerCase();
  const isEmpty = emptyLabels.has(named);
  // No other text has these escapes, whatever its label.
  if (isAscii(bytes)) return hasJapaneseEscapes(bytes) ? 'iso-2022-jp' : named || fallback;
  if (!isEmpty && isKnown(named)) return named;
  if (isUtf8(bytes) || (utf8Labels.has(named) && isMostlyUtf8(bytes))) return 'utf-8';
  // The parser knows names that are in no standard, such as cp932.
  if (!isEmpty) return named;
  return byteOrderOf(bytes) ?? (isHtml ? metaCharset(bytes) : undefined) ?? fallback;
}

/** Whether this is a name in the Encoding Standard. */
export function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}

/** ESC $ B, ESC $ @, ESC ( J and ESC ( I (RFC 1468). */
function hasJapaneseEscapes(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return ['\x1b$B', '\x1b$@', '\x1b(J', '\x1b(I'].some((escape) => text.includes(escape));
}

/** A mail that was cut, or lost a byte on its way, is UTF-8 all the same. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  let [letters, faults] = [0, 0];
  for (const letter of new TextDecoder().decode(bytes)) {
    if (letter === '\ufffd') faults += 1;
    else if (letter > '\x7f') letters += 1;
  }
  return letters > 2 * faults;
}

function byteOrderOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function metaCharset(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, metaWithin)).toString('latin1').toLowerCase();
  for (let at = head.indexOf('<meta'); at !== -1; at = head.indexOf('<meta', at + 1)) {
    const [tag = ''] = head.slice(at).split('>', 1);
    const [label = ''] = /^[\w.:-]+/.exec((tag.split('charset=')[1] ?? '').replace(/^["' ]+/, '')) ?? [];
    // It was found not to be UTF-8.
    if (!emptyLabels.has(label) && isKnown(label)) return label;
  }
  return undefined;
}
