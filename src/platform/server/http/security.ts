import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const oneYearSeconds = 365 * 24 * 60 * 60;

/** The headers of every answer and the origin check of every write. */
export async function secure(app: FastifyInstance, publicUrl: string): Promise<void> {
  const isHttps = publicUrl.startsWith('https:');
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
    if (!safeMethods.has(request.method) && !isOwnOrigin(request.headers, publicUrl)) throw new Refusal('wrong-origin');
  });
}

/**
 * A browser names the page that sends a write; it must be a page of this site. Programs send neither header and carry
 * no cookie that another site could make them send.
 */
function isOwnOrigin(headers: Record<string, string | string[] | undefined>, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const origin = headers['origin'];
  if (typeof origin !== 'string') return true;
  return origin === new URL(publicUrl).origin || (URL.canParse(origin) && new URL(origin).host === headers['host']);
}
