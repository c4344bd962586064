import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SentBytes, sendBytes } from './send-bytes.ts';

/** What the handler of a route with `success: { file }` gives. */
export type SentFile = SentBytes & {
  /** One of those that the route declares. */
  readonly contentType: string;
  /** What it is called where it is saved. */
  readonly name: string;
  /** `inline` lets the browser show it, under this site's own policy; otherwise it saves it. */
  readonly disposition?: 'inline' | 'attachment';
  /** A document that pages of this site may show in a frame, under this policy of its own. */
  readonly framePolicy?: string;
};

/**
 * Sends a file as it is read, and nobody on the way keeps it. One with a version is kept by its reader's browser, which asks
 * each time whether it may show it: so a video is not fetched anew to play it again.
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
      // In a sandbox it has no origin to be keyed by, and browsers complain.
      'origin-agent-cluster': '?0',
    }),
  });
}
