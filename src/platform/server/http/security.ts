import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type IsOwnOrigin, ownOrigin } from './own-origin.ts';
import { Refusal } from './refusal.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const oneYearSeconds = 365 * 24 * 60 * 60;

/** The headers of every answer and the origin check of every write. */
export async function secure(app: FastifyInstance, publicUrl: string): Promise<void> {
  const isHttps = publicUrl.startsWith('https:');
  const isOwnOrigin = ownOrigin(publicUrl);
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        // A profile photo may stand anywhere; data: is for the small icons inside style sheets.
        'img-src': ["'self'", 'data:', 'https:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(isHttps && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: oneYearSeconds, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    if (!safeMethods.has(request.method) && !isFromOwnPage(request, isOwnOrigin)) throw new Refusal('wrong-origin');
  });
}

/**
 * A browser names the page that sends a write; it must be a page of this site. Programs send neither header and carry
 * no cookie that another site could make them send.
 */
function isFromOwnPage({ headers }: FastifyRequest, isOwnOrigin: IsOwnOrigin): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || isOwnOrigin(origin, host);
}
