import type { Limit } from './limiter.ts';

/** A school is often one address: it may do as much as this many people, so no one of them uses it up for the others. */
const peopleBehindAddress = 50;

/** Limit on one address for what `limit` allows each account behind it. */
export function behindAddress({ max, windowMs }: Limit): Limit {
  return { max: peopleBehindAddress * max, windowMs };
}
