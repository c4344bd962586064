import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Longer than an answer takes unless its reader is slow; short enough to leave time for the steps
 * after the requests.
 */
const answersMaxMs = 8000;

/**
 * Lets the server stop as soon as pending requests are answered. Node closes connections that are idle when it stops,
 * but would wait a minute for those that become idle later or were opened and never used. Half-sent requests and slow
 * downloads would delay an orderly shutdown: they are cut off after {@link answersMaxMs}.
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
