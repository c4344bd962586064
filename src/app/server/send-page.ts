import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page as it is sent; it is packed when somebody first asks for it in that form. */
export interface SendablePage {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  gzip(): Buffer;
  brotli(): Buffer;
}

/** Sends a page in the form that the browser takes, or says that the browser has it already. */
export function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  page: SendablePage,
  status: number,
): FastifyReply {
  void reply.headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding' });
  if (status === 200 && headers['if-none-match'] === page.etag) return reply.code(304).send();
  void reply.code(status).header('content-type', `${page.type}; charset=utf-8`);
  const encoding = negotiate(headers['accept-encoding'] ?? '', ['br', 'gzip']);
  if (encoding === null) return reply.send(page.plain);
  return reply.header('content-encoding', encoding).send(encoding === 'br' ? page.brotli() : page.gzip());
}
