import { randomBytes } from 'node:crypto';
import { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';

/** Creates reference ids for requests: unique across processes and restarts, short enough to read out. */
export function requestIds(): () => string {
  const processTag = randomBytes(4).toString('hex');
  let count = 0;
  return () => `${processTag}-${(count += 1).toString(36)}`;
}

/** Logs one line per request with its route's pattern: no query, no ids, no personal data. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });
}

/** Silences Fastify's own request lines, which contain the address, except for stream errors, reported without it. */
export class QuietLogController extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  /** Logs a stream that fails after its status was sent: the client only sees a broken connection. */
  override streamError(error: NodeJS.ErrnoException, request: FastifyRequest): void {
    // The client has disconnected; nothing is wrong here.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    request.log.error({ err: error, route: request.routeOptions.url ?? 'none' }, 'an answer broke off');
  }
}
