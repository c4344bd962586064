import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RouteSpec } from '../../contract/routes.ts';
import { Refusal } from './refusal.ts';

/** Bodies whose text names a NUL; it may also be six characters that somebody typed. */
const suspected = new WeakSet<FastifyRequest>();

/** Reads JSON as Fastify does, and looks through the text of it once. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.includes(String.raw`\u0000`)) suspected.add(request);
    return parse(request, text, done);
  });
}

/** NUL is no text: PostgreSQL cannot take it, on whichever route it comes. Throws `invalid-input`. */
export function refuseNul(request: FastifyRequest, { files }: RouteSpec): void {
  if (request.raw.url?.includes('%00')) throw new Refusal('invalid-input');
  if ((files || suspected.has(request)) && holdsNul(request.body)) throw new Refusal('invalid-input');
}

/** A list and no recursion: a body may be nested as deep as it is long. */
function holdsNul(body: unknown): boolean {
  const values = [body];
  // Grows while it is walked.
  for (const value of values) {
    if (typeof value === 'string' && value.includes('\0')) return true;
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) values.push(inner);
  }
  return false;
}
