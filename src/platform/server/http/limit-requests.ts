import { callbackify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { createOwnLimit, createSharedLimit, type FrequentLimit } from '../limits/frequent-limit.ts';
import { type Limit, behindAddress } from '../limits/limiter.ts';
import { clientOf } from './client-address.ts';
import { Refusal } from './refusal.ts';

/** Limits that a class stays below when it opens the same page without signing in. */
const requestLimit: Limit = { max: 3000, windowMs: 10 * 1000 };
const writeLimit: Limit = { max: 300, windowMs: 60 * 1000 };

interface Deps {
  readonly db: Database;
  readonly now: () => number;
  /** Session in a cookie header, valid or expired, if this site signed it; costs no query. */
  readonly sessionOf: (cookieHeader: string | undefined) => string | null;
}

/** Counters of one limit: `visitors` by address without a session; `own` by session or account, and `together` by address with a wider limit. */
interface Counters {
  readonly visitors: FrequentLimit;
  readonly own: FrequentLimit;
  readonly together: FrequentLimit;
}

/**
 * Limits every route. Requests are counted by session as they arrive, writes by account just before their handler, so refused ones use up nobody's
 * limit. Signed-in people behind one address cannot block each other.
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

/** Counts on the own counter first, so that calls which it refuses do not use up the shared one. */
function take({ visitors, own, together }: Counters, client: string, person: string | null): Wait {
  if (person === null) return visitors.take(client);
  const wait = own.take(person);
  if (typeof wait === 'number') return wait;
  const shared = together.take(client);
  // Both are awaited: if the database refuses one, it may refuse the other.
  return wait instanceof Promise ? Promise.all([wait, shared]).then(([, seconds]) => seconds) : shared;
}

const answerLater = callbackify((wait: Promise<number | null>) => wait);

function answer(wait: Wait, done: (error?: Error) => void): void {
  if (wait instanceof Promise) return answerLater(wait, (error, seconds) => done(error ?? refusalOf(seconds)));
  done(refusalOf(wait));
}

function refusalOf(wait: number | null): Refusal | undefined {
  return wait === null ? undefined : new Refusal('too-many-requests', wait);
}
