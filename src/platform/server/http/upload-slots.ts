import type { FastifyRequest } from 'fastify';
import { clientOf } from './client-address.ts';
import { Refusal } from './refusal.ts';

/** Uploads at the same time: of one account, of one address without a session, and of all. */
const slots = { account: 10, address: 50, all: 300 } as const;
const retrySeconds = 10;
const all = 'all';

const taken = new Map<string, number>();
const countOf = (key: string) => taken.get(key) ?? 0;

/**
 * Takes a slot for receiving files, and returns the function that gives it back: limits count only calls that arrived,
 * and uploads that never end would fill the disk. Throws `too-many-requests`.
 */
export function takeUploadSlot({ caller, ip }: Pick<FastifyRequest, 'caller' | 'ip'>): () => void {
  const own = caller ? `account ${caller.uid}` : `address ${clientOf(ip)}`;
  const isFull = countOf(own) >= (caller ? slots.account : slots.address) || countOf(all) >= slots.all;
  if (isFull) throw new Refusal('too-many-requests', retrySeconds);
  add(own, 1);
  return () => add(own, -1);
}

function add(own: string, by: number): void {
  for (const key of [own, all]) {
    const count = countOf(key) + by;
    if (count === 0) taken.delete(key);
    else taken.set(key, count);
  }
}
