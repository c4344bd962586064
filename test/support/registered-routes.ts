import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** Records all routes of servers created from now on, such as `GET /api/users/:uid`, including those of libraries. */
export function watchRoutes(): () => readonly string[] {
  const handlers = new Map<string, unknown>();
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url, handler }) => {
      for (const each of [method].flat()) handlers.set(`${each} ${url}`, handler);
    });
  });
  // The HEAD route of a GET has the same handler, and the same access check.
  const isOwn = ([key, handler]: [string, unknown]) =>
    !key.startsWith('HEAD ') || handler !== handlers.get(key.replace('HEAD', 'GET'));
  return () => [...handlers].filter(isOwn).map(([key]) => key);
}
