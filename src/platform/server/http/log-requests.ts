import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Reference ids for requests: unique across processes and restarts, short enough to be read out. */
export function requestIds(): () => string {
  const processTag = randomBytes(4).toString('hex');
  let count = 0;
  return () => `${processTag}-${(count += 1).toString(36)}`;
}

/** One line a request, by its route's pattern: no query, no ids, no personal data. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });
}
