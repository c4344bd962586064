import type { Limit } from './limiter.ts';

/** Accounts that one address may equal. A school often has one address, and no single person may use up its limit. */
const peopleBehindAddress = 50;

/** Limit on one address, given the limit on each account behind it. */
export function behindAddress({ max, windowMs }: Limit): Limit {
  return { max: peopleBehindAddress * max, windowMs };
}
