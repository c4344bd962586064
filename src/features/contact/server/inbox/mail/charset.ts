import { isAscii, isUtf8 } from 'node:buffer';

/** Labels that say nothing about non-ASCII letters, or that programs write without checking. */
const emptyLabels = new Set(
  '|us-ascii|ascii|ansi_x3.4-1968|default|unknown-8bit|x-unknown|unknown|8bit|binary|x-user-defined|utf-8|utf8'.split(
    '|',
  ),
);
const utf8Labels = new Set(['utf-8', 'utf8']);
const fallback = 'windows-1252';
/** Bytes searched for an encoding in HTML. The HTML Standard allows 1,024, but Outlook writes its namespaces first. */
const metaWithin = 4096;

/**
 * Encoding of a text part: its label, else as detected from its bytes, else as declared in its HTML, else windows-1252.
 * `label` is empty if the part has none.
 */
export function charsetOf(bytes: Uint8Array, label: string, isHtml: boolean): string {
  const named = label.trim().toLowerCase();
  const isEmpty = emptyLabels.has(named);
  // No other encoding has these escapes, so the label does not matter.
  if (isAscii(bytes)) return hasJapaneseEscapes(bytes) ? 'iso-2022-jp' : named || fallback;
  if (!isEmpty && isKnown(named)) return named;
  if (isUtf8(bytes) || (utf8Labels.has(named) && isMostlyUtf8(bytes))) return 'utf-8';
  // The parser knows names that are not in the standard, such as cp932.
  if (!isEmpty) return named;
  return byteOrderOf(bytes) ?? (isHtml ? metaCharset(bytes) : undefined) ?? fallback;
}

/** Returns true if the label is in the Encoding Standard. */
export function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}

/** Returns true if the bytes contain ESC $ B, ESC $ @, ESC ( J or ESC ( I (RFC 1468). */
function hasJapaneseEscapes(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return ['\x1b$B', '\x1b$@', '\x1b(J', '\x1b(I'].some((escape) => text.includes(escape));
}

/** Returns true if the bytes are UTF-8 with few faults: the mail may be truncated or have lost a byte in transit. */
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
    // A label of UTF-8 is wrong here: the bytes have already been checked.
    if (!emptyLabels.has(label) && isKnown(label)) return label;
  }
  return undefined;
}
