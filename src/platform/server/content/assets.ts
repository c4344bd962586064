import { extname, posix } from 'node:path';

/** What may stand beside texts, by the end of its name. */
const assetTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** A file beside the texts, without its bytes. */
export interface AssetFacts {
  readonly path: string;
  /** As it is sent: `image/svg+xml`. */
  readonly type: string;
  readonly hash: string;
}

export const contentAddress = '/content/';
const hashInAddressLength = 16;

/** The media type of an asset of this name; undefined where such files are not taken. */
export function assetTypeOf(path: string): string | undefined {
  return assetTypes[extname(path)];
}

/** Where browsers find it. The address changes with the bytes, so that it may be kept for ever. */
export function assetAddress({ path, hash }: AssetFacts): string {
  return `${contentAddress}${hash.slice(0, hashInAddressLength)}/${path}`;
}

/** The path in the folder of a file that another names relative to itself; undefined if it leaves the folder. */
export function assetPath(from: string, name: string): string | undefined {
  const path = posix.join(posix.dirname(from), name);
  return name.startsWith('/') || name.includes('\\') || path.startsWith('..') ? undefined : path;
}
