import { randomBytes } from 'node:crypto';
import { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';

/** Reference ids for requests: unique across processes and restarts, short enough to be read out. */
export function requestIds(): () => string {
  const processTag = randomBytes(4).toString('hex');
  let count = 0;
  return () => `${processTag}-${(count += 1).toString(36)}`;
}

/** One line a request, by its route's pattern: no query, no ids, no personal data. */
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

/** Of Fastify's own lines about a request, which name its address, only one that is told nowhere else, in words without it. */
export class QuietLogController extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  /** What is sent as it is read can fail when its status has gone out already: the reader sees a broken connection and no reason. */
  override streamError(error: NodeJS.ErrnoException, request: FastifyRequest): void {
    // The reader has left; nothing is wrong here.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    request.log.error({ err: error, route: request.routeOptions.url ?? 'none' }, 'an answer broke off');
  }
}
