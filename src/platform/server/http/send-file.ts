import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the handler of a route with `success: { file }` gives. */
export interface SentFile {
  readonly stream: Readable;
  /** Left out where it is made while it is sent. */
  readonly sizeBytes?: number;
  /** One of those that the route declares. */
  readonly contentType: string;
  /** What it is called where it is saved. */
  readonly name: string;
  /** `inline` lets the browser show it, under this site's own policy; otherwise it saves it. */
  readonly disposition?: 'inline' | 'attachment';
}

/**
 * Sends a file as it is read, never kept by anybody on the way. Always whole: a `Range` is not heeded, which every client
 * has to take (RFC 9110 §14.2).
 */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: SentFile): FastifyReply {
  const { stream, sizeBytes, contentType, name, disposition = 'attachment' } = file;
  void reply.headers({
    'accept-ranges': 'none',
    'cache-control': 'private, no-store',
    'content-disposition': contentDisposition(name, { type: disposition }),
    'content-type': contentType,
    ...(sizeBytes !== undefined && { 'content-length': sizeBytes }),
  });
  if (request.method !== 'HEAD') return reply.send(stream);
  stream.destroy();
  return reply.send(Readable.from([]));
}
