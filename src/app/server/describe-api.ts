import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { sessionCookieName } from '../../features/identity/server/public.ts';
import type { Settings } from '../../platform/server/config/settings.ts';

/** The OpenAPI 3.1 document of all route tables at `/api/openapi.json`, and a page to read it at `/api/docs`. */
export async function describeApi(app: FastifyInstance, settings: Pick<Settings, 'publicUrl'>): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Opvir',
        version: '1.0.0',
        description:
          'The interface for programs. Times are milliseconds since 1970-01-01 UTC. Errors are `application/problem+json` with a stable `code`. Lists are read page by page: pass `nextCursor` as `cursor`.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(settings) } } },
    },
    transform: jsonSchemaTransform,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, (_, reply) => {
    void reply.header('cache-control', 'no-cache').send(app.swagger());
  });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    // The page brings inline styles; its scripts stay as strict as everywhere.
    staticCSP: {
      'default-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'style-src': ["'self'", "'unsafe-inline'"],
      'frame-ancestors': ["'none'"],
    },
  });
}
