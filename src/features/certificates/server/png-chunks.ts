import { crc32 } from 'node:zlib';

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
export const credentialKeyword = 'openbadgecredential';

export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, pngSignature.length).equals(pngSignature);
}

/** Credential text embedded in a badge's PNG; undefined if there is none or the file is broken. Ignores compressed text. */
export function credentialInPng(bytes: Buffer): string | undefined {
  for (const { type, data } of chunksOf(bytes)) {
    const [keyword, rest] = type === 'iTXt' ? splitAtNul(data) : ['', data];
    if (keyword !== credentialKeyword || rest[0] !== 0) continue;
    const [, afterLanguage] = splitAtNul(rest.subarray(2));
    const [, text] = splitAtNul(afterLanguage);
    return text.toString('utf8');
  }
  return undefined;
}

/** Yields chunks up to the end, or to the first one that is truncated or has a wrong checksum. */
function* chunksOf(bytes: Buffer): Generator<{ readonly type: string; readonly data: Buffer }> {
  let place = pngSignature.length;
  while (place + 12 <= bytes.length) {
    const end = place + 8 + bytes.readUInt32BE(place);
    if (end + 4 > bytes.length || crc32(bytes.subarray(place + 4, end)) !== bytes.readUInt32BE(end)) return;
    yield { type: bytes.toString('latin1', place + 4, place + 8), data: bytes.subarray(place + 8, end) };
    place = end + 4;
  }
}

function splitAtNul(bytes: Buffer): readonly [string, Buffer] {
  const end = bytes.indexOf(0);
  return end === -1 ? ['', Buffer.alloc(0)] : [bytes.toString('latin1', 0, end), bytes.subarray(end + 1)];
}
