import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteLook } from './site-look.ts';

/** Serves the style sheet and the logo. Their URLs name the version, so they may be cached. */
export function serveLook(app: FastifyInstance, look: SiteLook): void {
  const options = { schema: { hide: true } };

  function keptWhile(request: FastifyRequest, reply: FastifyReply) {
    const { v } = request.query as { v?: string };
    const isCurrent = v === look.current().version;
    return reply.header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-store');
  }

  app.get('/look.css', options, (request, reply) => keptWhile(request, reply).type('text/css').send(look.css()));

  app.get('/logo', options, (request, reply) => {
    const { logo, logoType } = look.current();
    if (logo === null || logoType === null) return reply.callNotFound();
    return keptWhile(request, reply).type(logoType).send(Buffer.from(logo, 'base64'));
  });
}
