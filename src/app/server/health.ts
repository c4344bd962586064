import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/server/db/database.ts';

const databaseTimeoutMs = 3000;

/** `/healthz`: the process answers. `/readyz`: its database answers too, so it may be sent visitors. */
export function registerHealth(app: FastifyInstance, db: Database): void {
  app.get('/healthz', { schema: { hide: true } }, (_, reply) => {
    void reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      await answersInTime(db);
      return { status: 'ok' };
    } catch (err) {
      request.log.error({ err }, 'not ready: the database does not answer');
      return reply.code(503).send({ status: 'database-unavailable' });
    }
  });
}

async function answersInTime(db: Database): Promise<void> {
  const answer = db.ping();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${databaseTimeoutMs} ms`)), databaseTimeoutMs);
  await Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
