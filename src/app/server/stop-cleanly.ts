import type { FastifyInstance } from 'fastify';

/**
 * Lets the server stop as soon as the requests under way are answered. Node closes the connections that are idle when
 * it stops; one that becomes idle after that would be kept open for more requests, and hold the server up for a minute.
 */
export function stopCleanly(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => void (isStopping = true));
  app.addHook('onResponse', (_, __, done) => {
    if (isStopping) setImmediate(() => app.server.closeIdleConnections());
    done();
  });
}
