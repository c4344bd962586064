import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Longer than an answer takes that does not wait for its reader; short enough for what ends after the requests. */
const answersMaxMs = 8000;

/**
 * Lets the server stop as soon as the requests under way are answered. Node closes the connections that are idle when
 * it stops; it would wait a minute for one that becomes idle after that, and for one that a browser opened for later
 * and has not used yet. Whoever sends half a request, or reads a large file slowly, would keep everything else from ending in
 * order: they are cut off after {@link answersMaxMs}.
 */
export function stopCleanly(app: FastifyInstance): void {
  const connections = new Set<Socket>();
  let isStopping = false;
  app.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    setTimeout(() => {
      for (const socket of connections) socket.destroy();
    }, answersMaxMs).unref();
  });
  app.addHook('onResponse', (_, __, done) => {
    if (isStopping) setImmediate(() => app.server.closeIdleConnections());
    done();
  });
}
