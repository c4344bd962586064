import { callbackify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { createOwnLimit, createSharedLimit } from '../limits/frequent-limit.ts';
import type { Limit } from '../limits/limiter.ts';
import { clientOf } from './client-address.ts';
import { Refusal } from './refusal.ts';

/** A class that opens the same page behind one address stays below both. */
const readLimit: Limit = { max: 3000, windowMs: 10 * 1000 };
const writeLimit: Limit = { max: 300, windowMs: 60 * 1000 };

/** Whatever is asked for, of whichever route: one client may do so only so often. */
export function limitRequests(app: FastifyInstance, db: Database, now: () => number): void {
  const reads = createOwnLimit(readLimit, now);
  const writes = createSharedLimit(db, 'writes', writeLimit, now);
  const told = callbackify((wait: Promise<null>) => wait);
  app.addHook('onRequest', ({ ip, method }, _, done) => {
    const client = clientOf(ip);
    const isRead = method === 'GET' || method === 'HEAD';
    const wait = isRead ? reads.take(client) : writes.take(client);
    if (wait instanceof Promise) return told(wait, (error) => done(error ?? undefined));
    done(refusalOf(wait));
  });
}

function refusalOf(wait: number | null): Refusal | undefined {
  return wait === null ? undefined : new Refusal('too-many-requests', wait);
}
