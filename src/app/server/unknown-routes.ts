import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPlatformProblem } from '../../platform/server/http/problems.ts';

/** Handler for an address outside `/api` that serves nothing. */
export type AnswerUnknownPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/**
 * Handles addresses without a route: a problem under `/api`, with the allowed methods if only the method is wrong;
 * elsewhere the site's own page. Call it before the routes are registered, so that it sees them all.
 */
export function answerUnknownRoutes(app: FastifyInstance, answerUnknownPage: () => AnswerUnknownPage | null): void {
  const known = new Map<string, { pattern: URLPattern; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return;
    const route = known.get(url) ?? { pattern: new URLPattern({ pathname: url }), methods: new Set() };
    known.set(url, route);
    for (const one of [method].flat()) route.methods.add(one);
  });
  app.setNotFoundHandler((request, reply) => {
    const [pathname = ''] = request.url.split('?');
    const isApi = pathname === '/api' || pathname.startsWith('/api/');
    const unknownPage = answerUnknownPage();
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isApi && isPage && unknownPage) return unknownPage(request, reply);
    const methods = [...known.values()].flatMap((route) =>
      route.pattern.test({ pathname }) ? [...route.methods] : [],
    );
    // The pattern matches an id that is too long for the router.
    if (methods.length === 0 || methods.includes(request.method))
      return sendPlatformProblem(request, reply, 'not-found');
    void reply.header('allow', methods.toSorted().join(', '));
    return sendPlatformProblem(request, reply, 'method-not-allowed');
  });
}
