import { callbackify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { createOwnLimit, createSharedLimit, type FrequentLimit } from '../limits/frequent-limit.ts';
import type { Limit } from '../limits/limiter.ts';
import { behindAddress } from '../limits/shared-address.ts';
import { clientOf } from './client-address.ts';
import { Refusal } from './refusal.ts';

/** A class that opens the same page without having logged in stays below both. */
const requestLimit: Limit = { max: 3000, windowMs: 10 * 1000 };
const writeLimit: Limit = { max: 300, windowMs: 60 * 1000 };

interface Deps {
  readonly db: Database;
  readonly now: () => number;
  /** The session that a cookie header shows, living or not, if this site signed it; costs no query. */
  readonly sessionOf: (cookieHeader: string | undefined) => string | null;
}

/** Three counters of one limit: calls without a session share their address, all others have their own and a wide one beside it. */
interface Counters {
  readonly visitors: FrequentLimit;
  readonly own: FrequentLimit;
  readonly together: FrequentLimit;
}

/**
 * Limits every route. Requests are counted as they arrive, by session; writes just before their handler, by account, so that
 * refused ones use up nobody's. People behind one address cannot stop each other once they are logged in.
 */
export function limitRequests(app: FastifyInstance, { db, now, sessionOf }: Deps): void {
  const requests = countersOf(requestLimit, (_, limit) => createOwnLimit(limit, now));
  const writes = countersOf(writeLimit, (name, limit) => createSharedLimit(db, `writes-${name}`, limit, now));
  app.addHook('onRequest', ({ ip, headers }, _, done) => {
    answer(take(requests, clientOf(ip), sessionOf(headers.cookie)), done);
  });
  app.addHook('preHandler', ({ ip, method, caller, is404 }, _, done) => {
    if (is404 || method === 'GET' || method === 'HEAD') return done();
    answer(take(writes, clientOf(ip), caller?.uid ?? null), done);
  });
}

function countersOf(limit: Limit, create: (name: string, limit: Limit) => FrequentLimit): Counters {
  return {
    visitors: create('visitors', limit),
    own: create('own', limit),
    together: create('together', behindAddress(limit)),
  };
}

type Wait = ReturnType<FrequentLimit['take']>;

/** Counts on the own counter first: what that refuses is not counted on the one that is shared. */
function take({ visitors, own, together }: Counters, client: string, person: string | null): Wait {
  if (person === null) return visitors.take(client);
  const wait = own.take(person);
  if (typeof wait === 'number') return wait;
  const shared = together.take(client);
  return wait instanceof Promise ? wait.then(() => shared) : shared;
}

const answerLater = callbackify((wait: Promise<number | null>) => wait);

function answer(wait: Wait, done: (error?: Error) => void): void {
  if (wait instanceof Promise) return answerLater(wait, (error, seconds) => done(error ?? refusalOf(seconds)));
  done(refusalOf(wait));
}

function refusalOf(wait: number | null): Refusal | undefined {
  return wait === null ? undefined : new Refusal('too-many-requests', wait);
}
