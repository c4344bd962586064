import { imageSize } from 'image-size';
import { Refusal } from '../http/refusal.ts';

// Removes metadata from images. The pixel data is copied unchanged, so there is no loss of quality. Only parts known to
// belong to the picture stay, because programs add any number of others.

const jpeg = { start: 0xd8, end: 0xd9, scan: 0xda, exif: 0xe1 } as const;
const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
/** Picture data, colors, print size and animation. */
const pngParts = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);
const webpParts = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Flags for EXIF and XMP in the first byte of a WebP's extended header. */
const webpMetadataFlags = 0x0c;
/** Including marker and length: a name, a version, two flags and the color transform. */
const adobeLength = 16;

/**
 * Removes time, place, camera and author from a JPEG, PNG or WebP; photos keep their orientation. Other formats are
 * returned unchanged.
 * Throws the refusal `image-not-whole` if the structure is broken, because its content is then unknown.
 */
export function withoutMetadata(image: Buffer): Buffer {
  try {
    if (image[0] === 0xff && image[1] === jpeg.start) return cleanJpeg(image);
    if (image.subarray(0, pngSignature.length).equals(pngSignature)) return cleanPng(image);
    if (image.toString('latin1', 0, 4) === 'RIFF' && image.toString('latin1', 8, 12) === 'WEBP')
      return cleanWebp(image);
    return image;
  } catch (error) {
    // A length that leads out of the file.
    if (!(error instanceof RangeError)) throw error;
    throw new Refusal('image-not-whole');
  }
}

function cleanJpeg(image: Buffer): Buffer {
  const parts = [Buffer.from([0xff, jpeg.start]), orientationOf(image)];
  for (let at = 2; ;) {
    if (image.readUInt8(at) !== 0xff) throw new RangeError('no marker where one has to be');
    const marker = image.readUInt8(at + 1);
    if (marker === jpeg.end) return Buffer.concat([...parts, image.subarray(at, at + 2)]);
    if (marker === 0xff) {
      // Fill bytes: any number of them may precede a marker.
      at += 1;
      continue;
    }
    const length = 2 + image.readUInt16BE(at + 2);
    const end = marker === jpeg.scan ? endOfScan(image, at + length) : at + length;
    const segment = image.subarray(at, end);
    if (isOfPicture(marker, segment)) parts.push(segment);
    at = end;
  }
}

/**
 * Returns whether a segment belongs to the picture: sizes, tables, scans and, of the application segments, JFIF, ICC
 * colors and Adobe's color transform. An embedded second picture would have its own metadata.
 */
function isOfPicture(marker: number, segment: Buffer): boolean {
  const begins = (name: string) => segment.toString('latin1', 4, 4 + name.length) === name;
  if (marker === 0xe0) return begins('JFIF\0');
  if (marker === 0xe2) return begins('ICC_PROFILE\0');
  if (marker === 0xee) return begins('Adobe') && segment.length === adobeLength;
  return (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || (marker >= 0xda && marker <= 0xdd);
}

/** Position of the next marker after the scan data, in which 0xff is followed by 0 or by a restart marker. */
function endOfScan(image: Buffer, from: number): number {
  for (let at = from; ; at += 1) {
    const next = image.readUInt8(at + 1);
    if (image[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
}

/** EXIF segment with only the orientation; empty for an upright picture. */
function orientationOf(image: Buffer): Buffer {
  const orientation = readOrientation(image);
  if (orientation === undefined || orientation < 2 || orientation > 8) return Buffer.alloc(0);
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, jpeg.exif, 0, exif.length + 2]);
  return Buffer.concat([head, exif]);
}

function readOrientation(image: Buffer): number | undefined {
  try {
    return imageSize(image).orientation;
  } catch {
    return undefined;
  }
}

function cleanPng(image: Buffer): Buffer {
  const parts: Buffer[] = [pngSignature];
  for (let at = pngSignature.length; ;) {
    const end = at + 12 + image.readUInt32BE(at);
    const name = image.toString('latin1', at + 4, at + 8);
    image.readUInt8(end - 1);
    if (pngParts.has(name)) parts.push(image.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(parts);
    at = end;
  }
}

function cleanWebp(image: Buffer): Buffer {
  const riff = Buffer.from(image.subarray(0, 12));
  const parts: Buffer[] = [riff];
  const until = Math.min(image.length, 8 + riff.readUInt32LE(4));
  for (let at = 12; at + 8 <= until;) {
    const bytes = image.readUInt32LE(at + 4);
    const end = at + 8 + bytes + (bytes % 2);
    const name = image.toString('latin1', at, at + 4);
    const chunk = Buffer.from(image.subarray(at, end));
    if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~webpMetadataFlags, 8);
    if (at + 8 + bytes > until) throw new RangeError('a part that leads out of the file');
    if (webpParts.has(name)) parts.push(chunk);
    at = end;
  }
  const clean = Buffer.concat(parts);
  clean.writeUInt32LE(clean.length - 8, 4);
  return clean;
}
