import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { sessionCookieName } from '../../features/identity/server/public.ts';
import type { Settings } from '../../platform/server/config/settings.ts';
import { packText, sendPacked } from '../../platform/server/http/packed-text.ts';
import { once } from '../../platform/server/once.ts';
import { escapeMarkup } from '../../platform/contract/escape-markup.ts';

/** Serves the OpenAPI 3.1 document of all route tables at `/api/openapi.json`, and its viewer at `/api/docs`. */
export async function describeApi(
  app: FastifyInstance,
  settings: Pick<Settings, 'publicUrl' | 'brand'>,
): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: settings.brand,
        version: '1.0.0',
        description:
          'The API for programs. Times are milliseconds since 1970-01-01 UTC. Errors are `application/problem+json` with a stable `code`. Lists are paged: pass `nextCursor` as `cursor`.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(settings) } } },
    },
    transform: jsonSchemaTransform,
  });
  const json = once(() => packText(JSON.stringify(app.swagger()), 'application/json'));
  // JSON is valid YAML 1.2; writing indented YAML would block the server.
  const yaml = once(() => packText(json().plain.toString(), 'application/yaml'));
  const hidden = { schema: { hide: true } };
  app.get('/api/openapi.json', hidden, (request, reply) => sendPacked(request, reply, json()));
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    // The library regenerates the document on each call, which is slow.
    uiHooks: {
      preHandler: (request, reply, done) => {
        const { url = '' } = request.routeOptions;
        if (url.endsWith('/json')) void sendPacked(request, reply, json());
        else if (url.endsWith('/yaml')) void sendPacked(request, reply, yaml());
        else done();
      },
    },
    theme: {
      title: `API · ${escapeMarkup(settings.brand)}`,
      js: [{ filename: 'way-back.js', content: linkMarkToSite }],
    },
    logo: { type: 'image/svg+xml', content: markOf(settings.brand) },
    // The viewer needs inline styles; its scripts are as restricted as everywhere.
    staticCSP: {
      'default-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'style-src': ["'self'", "'unsafe-inline'"],
      'frame-ancestors': ["'none'"],
    },
  });
}

/** Logo in the viewer's top bar: the way back to the site. */
function markOf(brand: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="40" fill="none" stroke="#fff" stroke-width="2.5">
    <path d="M18 12l-8 8 8 8M10 20h16" stroke-linecap="round" stroke-linejoin="round"/>
    <text x="38" y="26" fill="#fff" stroke="none" font-family="system-ui, sans-serif" font-size="18" font-weight="700">${escapeMarkup(brand)}</text>
  </svg>`;
}

/** Runs in the page: the library renders the logo as a link without a target. */
const linkMarkToSite = `new MutationObserver((_, observer) => {
  const link = document.querySelector('.topbar a.link');
  if (!link) return;
  link.href = '/';
  link.ariaLabel = 'Back to the site';
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });`;
