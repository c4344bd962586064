import fastifySse from '@fastify/sse';
import type { FastifyInstance } from 'fastify';
import type { Sessions } from '../../features/identity/server/public.ts';
import type { Events } from '../../platform/server/events/events.ts';
import { Refusal } from '../../platform/server/http/refusal.ts';

/**
 * `GET /api/events`: what happens to the signed-in user, as server-sent events, until the session ends.
 * The only route outside the tables: its answer is a stream.
 */
export async function registerLiveEvents(app: FastifyInstance, events: Events, sessions: Sessions): Promise<void> {
  await app.register(fastifySse);
  const open = new Set<() => void>();
  app.addHook('preClose', async () => open.forEach((close) => close()));
  app.get('/api/events', { sse: 'only', schema: { hide: true } }, async (request, reply) => {
    const caller = await sessions.findCaller(request.headers.cookie);
    if (typeof caller === 'string') throw new Refusal(caller === 'nobody' ? 'not-signed-in' : caller);
    const { sse } = reply;
    const close = () => sse.close();
    const stopListening = await events.listen(caller.uid, ({ id, type, data }) => {
      tell(id, type, JSON.parse(data)).catch((err: unknown) => request.log.error({ err }, 'a live event was not told'));
    });

    /** An end is told to all browsers of the user, and heeded by those whose session ended; nothing else reaches these. */
    async function tell(id: string, event: string, data: unknown): Promise<void> {
      const isAlive = typeof (await sessions.findCaller(request.headers.cookie)) === 'object';
      if (event === 'session-ended' ? !isAlive : isAlive) await sse.send({ id, event, data });
      if (!isAlive) close();
    }
    open.add(close);
    sse.onClose(() => {
      stopListening();
      open.delete(close);
    });
    // Whoever left while it was found out who they are closed the stream before anybody listened to that.
    if (!sse.isConnected) return stopListening();
    sse.keepAlive();
    // Something at once: the browser then knows that the line is open.
    await sse.send({ event: 'connected', data: {} });
  });
}
