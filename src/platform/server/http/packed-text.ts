import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { once } from '../once.ts';

/** Text that is the same for everybody, as bytes; compressed when it is first sent in that form. */
export interface PackedText {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  gzip(): Buffer;
  brotli(): Buffer;
}

/** Packs a text with its ETag; `type` is its media type without a charset. */
export function packText(text: string, type: string): PackedText {
  const plain = Buffer.from(text);
  return {
    type,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    gzip: once(() => gzipSync(plain)),
    brotli: once(() =>
      brotliCompressSync(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: plain.length > largeBytes ? largeQuality : quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      }),
    ),
  };
}

/** Size above which compression is weaker: the last tenth of it would block the server for a third of a second per megabyte. */
const largeBytes = 256 * 1024;
const largeQuality = 4;
const quality = 9;

/** Sends a text in an encoding that the client accepts, or 304 if the client has it already. */
export function sendPacked(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  text: PackedText,
  status = 200,
): FastifyReply {
  void reply.headers({ 'cache-control': 'no-cache', etag: text.etag, vary: 'accept-encoding' });
  if (status === 200 && headers['if-none-match'] === text.etag) return reply.code(304).send();
  void reply.code(status).header('content-type', `${text.type}; charset=utf-8`);
  const encoding = negotiate(headers['accept-encoding'] ?? '', ['br', 'gzip']);
  if (encoding === null) return reply.send(text.plain);
  return reply.header('content-encoding', encoding).send(encoding === 'br' ? text.brotli() : text.gzip());
}
