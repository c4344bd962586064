import { constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

const [less, usual] = [6, 8];

/**
 * Returns the smaller of two gzip encodings (memLevel 6 and 8). The lower level suits varied content, such as style
 * sheets; the higher one large uniform scripts.
 */
export async function smallestGzip(content: string | Uint8Array): Promise<Buffer> {
  const pack = (memLevel: number) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION, memLevel });
  const [sooner, later] = [await pack(less), await pack(usual)];
  return sooner.length < later.length ? sooner : later;
}
