import type { FastifyRequest } from 'fastify';
import { clientOf } from './client-address.ts';
import { Refusal } from './refusal.ts';

/** Uploads at the same time: of one account, of one address without a session, of all such addresses, and of all. */
const slots = { account: 10, address: 50, visitors: 100, all: 300 } as const;
const retrySeconds = 10;

const taken = new Map<string, number>();
const countOf = (key: string) => taken.get(key) ?? 0;

/**
 * Takes a slot for receiving files, and returns the function that gives it back: limits count only calls that arrived,
 * and uploads that never end would fill the disk. Throws `too-many-requests`.
 */
export function takeUploadSlot({ caller, ip }: Pick<FastifyRequest, 'caller' | 'ip'>): () => void {
  const own: [string, number][] = caller
    ? [[`account ${caller.uid}`, slots.account]]
    : [
        [`address ${clientOf(ip)}`, slots.address],
        ['visitors', slots.visitors],
      ];
  const limits = [...own, ['all', slots.all] as const];
  if (limits.some(([key, max]) => countOf(key) >= max)) throw new Refusal('too-many-requests', retrySeconds);
  const keys = limits.map(([key]) => key);
  add(keys, 1);
  return () => add(keys, -1);
}

function add(keys: readonly string[], by: number): void {
  for (const key of keys) {
    const count = countOf(key) + by;
    if (count === 0) taken.delete(key);
    else taken.set(key, count);
  }
}
