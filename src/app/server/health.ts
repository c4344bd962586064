import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/server/db/database.ts';
import { createWriteProbe } from '../../platform/server/readiness/write-probe.ts';

const databaseTimeoutMs = 3000;

/**
 * Registers `/healthz` (the process answers) and `/readyz` (its database can be read and written, so it may get
 * traffic). `outdatedPages` are those that could not be rendered from the current content, for the operator.
 */
export function registerHealth(
  app: FastifyInstance,
  db: Database,
  now: () => number,
  outdatedPages: () => readonly string[],
): void {
  const probeWriting = createWriteProbe(db, now);
  app.get('/healthz', { schema: { hide: true } }, (_, reply) => {
    void reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      await inTime([db.ping(), probeWriting()]);
      const outdated = outdatedPages();
      return { status: 'ok', ...(outdated.length > 0 && { outdatedPages: outdated }) };
    } catch (err) {
      request.log.error({ err }, 'not ready: the database does not answer, or cannot be written');
      return reply.code(503).send({ status: 'database-unavailable' });
    }
  });
}

async function inTime(answers: Promise<void>[]): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${databaseTimeoutMs} ms`)), databaseTimeoutMs);
  await Promise.race([Promise.all(answers), late]).finally(() => clearTimeout(timer));
}
