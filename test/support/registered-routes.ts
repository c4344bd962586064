import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** Every route that servers which are made from now on register, such as `GET /api/users/:uid`; also those that a library brings. */
export function watchRoutes(): () => readonly string[] {
  const handlers = new Map<string, unknown>();
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url, handler }) => {
      for (const each of [method].flat()) handlers.set(`${each} ${url}`, handler);
    });
  });
  // The HEAD that comes with a GET is the same function, and decides the same.
  const isOwn = ([key, handler]: [string, unknown]) =>
    !key.startsWith('HEAD ') || handler !== handlers.get(key.replace('HEAD', 'GET'));
  return () => [...handlers].filter(isOwn).map(([key]) => key);
}
