import type { FastifyReply, FastifyRequest } from 'fastify';

/** As large as the guide's nginx lets a request be. */
const drainMaxBytes = 260 * 1024 * 1024;

/**
 * Lets a refused request arrive to its end, and throws away what comes: a sender that is cut off, such as a proxy, never sees the answer. A body
 * of unknown or immense length ends the connection after the answer.
 */
export function drain({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
  const isBounded = Number(headers['content-length'] ?? Infinity) <= drainMaxBytes;
  if (!isBounded) return void reply.header('connection', 'close');
  reply.removeHeader('connection');
  raw.resume();
}
