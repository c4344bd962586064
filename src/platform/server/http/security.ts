import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type IsOwnOrigin, ownOrigin } from './own-origin.ts';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts requests from pages of any origin: the address itself authorizes them, and cookies are ignored. */
    fromAnyOrigin?: true;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const oneYearSeconds = 365 * 24 * 60 * 60;

/** Adds the headers of every answer and the origin check of every write. */
export function secure(app: FastifyInstance, publicUrl: string): void {
  const headers = headersOf(publicUrl.startsWith('https:'));
  const isOwnOrigin = ownOrigin(publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers);
    const isGuarded = !safeMethods.has(request.method) && !request.routeOptions.config.fromAnyOrigin;
    const isRefused = isGuarded && !isFromOwnPage(request, isOwnOrigin);
    done(isRefused ? new Refusal('wrong-origin') : undefined);
  });
}

function headersOf(isHttps: boolean): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    // Profile photos may be hosted anywhere; data: is for the small icons inside style sheets.
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'same-origin',
    ...(isHttps && { 'strict-transport-security': `max-age=${oneYearSeconds}; includeSubDomains` }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    // The filter of old browsers could be turned against a page.
    'x-xss-protection': '0',
  };
}

/**
 * Browsers send the page that a write comes from; it must be a page of this site. Programs send neither header, and no
 * other site can make them send a cookie.
 */
function isFromOwnPage({ headers }: FastifyRequest, isOwnOrigin: IsOwnOrigin): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || isOwnOrigin(origin, host);
}
