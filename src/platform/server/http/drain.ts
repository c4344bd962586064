import type { FastifyReply, FastifyRequest } from 'fastify';

/** Limit of a request in bytes, as in the nginx configuration of docs/operating.md. */
const drainMaxBytes = 260 * 1024 * 1024;

/**
 * Reads the rest of a refused request and discards it: a sender that is cut off, such as a proxy, never sees the answer. Ends the connection
 * instead if the body is of unknown length or too long.
 */
export function drain({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
  const isBounded = Number(headers['content-length'] ?? Infinity) <= drainMaxBytes;
  if (!isBounded) return void reply.header('connection', 'close');
  reply.removeHeader('connection');
  raw.resume();
}
