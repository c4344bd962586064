import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** Browsers send the next request of a connection after the answer; no program gains from more than this ahead of it. */
const inHandMax = 32;

/**
 * Node reads all the requests that a connection has sent and starts them at once, so that one connection could keep
 * everybody waiting. The one too many is refused in its turn, nothing after it is looked at, and the connection ends: once
 * all before it is answered, or at once when as many again come regardless.
 */
export function boundPipelining(app: FastifyInstance): void {
  const connections = new WeakMap<Socket, { inHand: number; ignored: number; isUsedUp: boolean }>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const connection = connections.get(socket) ?? { inHand: 0, ignored: 0, isUsedUp: false };
    connections.set(socket, connection);
    if (connection.isUsedUp) {
      connection.ignored += 1;
      if (connection.ignored === inHandMax) socket.destroy();
      return void reply.hijack();
    }
    connection.isUsedUp = connection.inHand >= inHandMax;
    connection.inHand += 1;
    reply.raw.once('close', () => (connection.inHand -= 1));
    if (!connection.isUsedUp) return done();
    void reply.header('connection', 'close');
    done(new Refusal('too-many-requests', 1));
  });
}
