import { extname, posix } from 'node:path';

/** Media types of assets, by extension. */
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
/** About twice the size of a half-hour screen recording with speech. */
const videoMaxBytes = 256 * 1024 * 1024;

/** An asset without its bytes. */
export interface AssetFacts {
  readonly path: string;
  /** Content type: `image/svg+xml`. */
  readonly type: string;
  readonly hash: string;
  readonly sizeBytes: number;
}

export const contentAddress = '/content/';
const hashInAddressLength = 16;

/** The media type of an asset of this name; undefined if the type is not accepted. */
export function assetTypeOf(path: string): string | undefined {
  return imageTypes[extname(path)] ?? videoTypes[extname(path)];
}

export function isVideo({ type }: Pick<AssetFacts, 'type'>): boolean {
  return type.startsWith('video/');
}

export function assetMaxBytes(type: string): number {
  return isVideo({ type }) ? videoMaxBytes : imageMaxBytes;
}

/** Returns whether a video's first bytes match its type. */
export function isGenuine(type: string, head: Buffer): boolean {
  if (type === 'video/mp4') return head.toString('latin1', 4, 8) === 'ftyp';
  return type === 'video/webm' && head.toString('hex', 0, 4) === '1a45dfa3';
}

/** Public address of an image. It changes with the bytes, so that it can be cached forever. */
export function assetAddress({ path, hash }: Pick<AssetFacts, 'path' | 'hash'>): string {
  return `${contentAddress}${hash.slice(0, hashInAddressLength)}/${path}`;
}

/** Path within the folder of a file that another names relative to itself; undefined if it leaves the folder. */
export function assetPath(from: string, name: string): string | undefined {
  const path = posix.join(posix.dirname(from), name);
  return name.startsWith('/') || name.includes('\\') || path.startsWith('..') ? undefined : path;
}
