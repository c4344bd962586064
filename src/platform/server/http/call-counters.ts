import type { FastifyRequest } from 'fastify';
import type { CallLimit } from '../../contract/routes.ts';
import { limiterKey } from '../limits/limiter-key.ts';
import type { Counter } from '../limits/limiter.ts';
import { behindAddress } from '../limits/shared-address.ts';
import { clientOf } from './client-address.ts';

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
