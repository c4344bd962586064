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
 * `GET /api/events`: what happens to the signed-in user, as server-sent events, until the session ends.
 * The only route outside the tables: its answer is a stream.
 */
export async function registerLiveEvents(app: FastifyInstance, events: Events, sessions: Sessions): Promise<void> {
  await app.register(fastifySse);
  const streams = createOpenStreams(bounds);
  app.addHook('preClose', async () => streams.closeAll());
  const requireCaller = async ({ headers }: FastifyRequest): Promise<Caller> => {
    return requireUser(await sessions.findCaller(headers.cookie));
  };

  // By itself, for what GET answers never ends.
  app.head('/api/events', { schema: { hide: true } }, async (request, reply) => {
    await requireCaller(request);
    return reply.headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-cache' }).send();
  });

  app.get('/api/events', { sse: 'only', schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    const caller = await requireCaller(request);
    const { sse } = reply;
    const { socket } = request.raw;
    // Gone while the session was looked up: nobody would ever tell of its end again.
    if (socket.destroyed) return;
    const close = () => sse.close();
    const letGo = streams.add(caller.uid, socket, close);
    sse.onClose(letGo);
    /** One after the other: what happened first is told first, and nothing after the end. */
    let telling = Promise.resolve();
    const stopListening = await events
      .listen(caller.uid, ({ id, type, data }) => {
        telling = telling
          .then(() => tell(id, type, JSON.parse(data)))
          .catch((err: unknown) => {
            request.log.error({ err }, 'a live event was not told');
            // The browser connects anew and reads anew: what it was not told it would show as it was.
            close();
          });
      })
      .catch((error: unknown) => {
        letGo();
        throw error;
      });

    /** An end is published to all browsers of the user, and told to those whose session ended; whatever shows it, nothing else reaches these. */
    async function tell(id: string, event: string, data: unknown): Promise<void> {
      const now = await sessions.findCaller(request.headers.cookie);
      if (!sse.isConnected) return;
      const isAlive = typeof now === 'object';
      if (!isAlive) await sse.send({ id, event: sessionEnded, data: { reason: now } });
      else if (event !== sessionEnded) await sse.send({ id, event, data });
      if (!isAlive) close();
    }
    sse.onClose(stopListening);
    // Whoever left meanwhile closed the stream before anybody listened to that.
    if (!sse.isConnected) return stopListening();
    sse.keepAlive();
    // Something at once: the browser then knows that the line is open.
    await sse.send({ event: 'connected', data: {} });
  });
}
