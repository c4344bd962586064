import { extname, posix } from 'node:path';

/** What may stand beside texts, by the end of its name. */
const imageTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};
const videoTypes: Readonly<Record<string, string>> = { '.mp4': 'video/mp4', '.webm': 'video/webm' };

const imageMaxBytes = 1024 * 1024;
/** Half an hour of somebody's screen and voice takes about half of it. */
const videoMaxBytes = 256 * 1024 * 1024;

/** A file beside the texts, without its bytes. */
export interface AssetFacts {
  readonly path: string;
  /** As it is sent: `image/svg+xml`. */
  readonly type: string;
  readonly hash: string;
  readonly sizeBytes: number;
}

export const contentAddress = '/content/';
const hashInAddressLength = 16;

/** The media type of an asset of this name; undefined where such files are not taken. */
export function assetTypeOf(path: string): string | undefined {
  return imageTypes[extname(path)] ?? videoTypes[extname(path)];
}

export function isVideo({ type }: Pick<AssetFacts, 'type'>): boolean {
  return type.startsWith('video/');
}

export function assetMaxBytes(type: string): number {
  return isVideo({ type }) ? videoMaxBytes : imageMaxBytes;
}

/** Whether a video that begins with these bytes is one of its type. */
export function isGenuine(type: string, head: Buffer): boolean {
  if (type === 'video/mp4') return head.toString('latin1', 4, 8) === 'ftyp';
  return type === 'video/webm' && head.toString('hex', 0, 4) === '1a45dfa3';
}

/** Where browsers find an image. The address changes with the bytes, so that it may be kept for ever. */
export function assetAddress({ path, hash }: Pick<AssetFacts, 'path' | 'hash'>): string {
  return `${contentAddress}${hash.slice(0, hashInAddressLength)}/${path}`;
}

/** The path in the folder of a file that another names relative to itself; undefined if it leaves the folder. */
export function assetPath(from: string, name: string): string | undefined {
  const path = posix.join(posix.dirname(from), name);
  return name.startsWith('/') || name.includes('\\') || path.startsWith('..') ? undefined : path;
}
