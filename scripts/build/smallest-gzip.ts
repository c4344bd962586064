import { constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

const [less, usual] = [6, 8];

/**
 * In gzip, in as few bytes as zlib can. With less memory it ends its blocks sooner and fits each one's code to what is in it: better for a
 * style sheet and for most scripts, worse for a large one that is the same throughout.
 */
export async function smallestGzip(content: string | Uint8Array): Promise<Buffer> {
  const pack = (memLevel: number) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION, memLevel });
  const [sooner, later] = [await pack(less), await pack(usual)];
  return sooner.length < later.length ? sooner : later;
}
