import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SentBytes, sendBytes } from './send-bytes.ts';

/** Result of a handler of a route with `success: { file }`. */
export type SentFile = SentBytes & {
  /** One of the content types that the route declares. */
  readonly contentType: string;
  /** Suggested file name for saving. */
  readonly name: string;
  /** `inline` lets the browser display it, under this site's own policy; otherwise it is saved. */
  readonly disposition?: 'inline' | 'attachment';
  /** Policy of a document that pages of this site may show in a frame. */
  readonly framePolicy?: string;
};

/**
 * Streams a file that no cache on the way may store. With a version, the browser caches it and revalidates each time,
 * so that a video is not downloaded again to replay it.
 */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: SentFile): Promise<FastifyReply> {
  const { contentType, name, version, disposition = 'attachment', framePolicy } = file;
  return sendBytes(request, reply, file, {
    'cache-control': version === undefined ? 'private, no-store' : 'private, no-cache',
    'content-disposition': contentDisposition(name, { type: disposition }),
    'content-type': contentType,
    ...(framePolicy !== undefined && {
      'content-security-policy': `${framePolicy};frame-ancestors 'self'`,
      'x-frame-options': 'SAMEORIGIN',
      // A sandboxed document has no origin to be keyed by, and browsers log a warning.
      'origin-agent-cluster': '?0',
    }),
  });
}
