import fastifySse from '@fastify/sse';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sessions } from '../../features/identity/server/public.ts';
import type { Events } from '../../platform/server/events/events.ts';
import { createOpenStreams } from '../../platform/server/events/open-streams.ts';
import { requireUser } from '../../platform/server/http/access.ts';
import type { Caller } from '../../platform/server/http/context.ts';

const sessionEnded = 'session-ended';
const bounds = { perUser: 30, inAll: 5000 };

/**
 * Registers `GET /api/events`: server-sent events of the signed-in user until the session ends. It is the only API
 * route outside the tables, because its response is a stream.
 */
export async function registerLiveEvents(app: FastifyInstance, events: Events, sessions: Sessions): Promise<void> {
  await app.register(fastifySse);
  const streams = createOpenStreams(bounds);
  app.addHook('preClose', async () => streams.closeAll());
  const requireCaller = async ({ headers }: FastifyRequest): Promise<Caller> => {
    return requireUser(await sessions.findCaller(headers.cookie));
  };

  // Registered separately, because the response of GET never ends.
  app.head('/api/events', { schema: { hide: true } }, async (request, reply) => {
    await requireCaller(request);
    return reply.headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-cache' }).send();
  });

  app.get('/api/events', { sse: 'only', schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    const caller = await requireCaller(request);
    const { sse } = reply;
    const { socket } = request.raw;
    // The client disconnected during the session lookup: no close event would follow.
    if (socket.destroyed) return;
    const close = () => sse.close();
    const letGo = streams.add(caller.uid, socket, close);
    sse.onClose(letGo);
    /** Queue of deliveries: events keep their order, and none follows the end. */
    let deliveries = Promise.resolve();
    const stopListening = await events
      .listen(caller.uid, ({ id, type, data }) => {
        deliveries = deliveries
          .then(() => tell(id, type, JSON.parse(data)))
          .catch((err: unknown) => {
            request.log.error({ err }, 'a live event was not sent');
            // The browser reconnects and reads everything again; otherwise it would show stale data.
            close();
          });
      })
      .catch((error: unknown) => {
        letGo();
        throw error;
      });

    /**
     * Delivers one event. Every event rechecks the session: one that has ended gets only the end, which is published to
     * all of the user's browsers.
     */
    async function tell(id: string, event: string, data: unknown): Promise<void> {
      const currentCaller = await sessions.findCaller(request.headers.cookie);
      if (!sse.isConnected) return;
      const isAlive = typeof currentCaller === 'object';
      if (!isAlive) await sse.send({ id, event: sessionEnded, data: { reason: currentCaller } });
      else if (event !== sessionEnded) await sse.send({ id, event, data });
      if (!isAlive) close();
    }
    sse.onClose(stopListening);
    // The client may have disconnected before the listener was attached.
    if (!sse.isConnected) return stopListening();
    sse.keepAlive();
    // Sent at once, so that the browser knows that the connection is open.
    await sse.send({ event: 'connected', data: {} });
  });
}
