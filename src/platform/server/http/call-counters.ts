import type { FastifyRequest } from 'fastify';
import type { CallLimit } from '../../contract/routes.ts';
import { type Counter, behindAddress, limiterKey } from '../limits/limiter.ts';
import { clientOf } from './client-address.ts';

/** Bytes that one learner, or one address without a session, may send a day on routes that limit calls: what they keep fills the disk. */
const dailyBytes = { max: 200 * 1024 * 1024, windowMs: 24 * 60 * 60 * 1000 };

/** Counters for an operation's limit: the caller's account and, with a wider limit, the address; without a session the address alone. */
export function callCounters(
  operation: string,
  limit: CallLimit,
  { ip, caller }: Pick<FastifyRequest, 'ip' | 'caller'>,
): readonly Counter[] {
  const name = `call:${operation}`;
  if (!caller) return [{ key: limiterKey(name, clientOf(ip)), limit }];
  return [
    { key: limiterKey(`${name}:account`, caller.uid), limit },
    { key: limiterKey(`${name}:together`, clientOf(ip)), limit: behindAddress(limit) },
  ];
}

/** Counter for the bytes of a call's body, of which there are `bytes`; none for those who teach or run the site. */
export function byteCounters({ ip, caller }: Pick<FastifyRequest, 'ip' | 'caller'>, bytes: number): readonly Counter[] {
  if (bytes === 0 || (caller !== null && caller.role !== 'learner')) return [];
  const key = caller ? limiterKey('bytes:account', caller.uid) : limiterKey('bytes', clientOf(ip));
  return [{ key, limit: dailyBytes, by: Math.min(bytes, dailyBytes.max) }];
}
