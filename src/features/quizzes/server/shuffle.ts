import { createHash } from 'node:crypto';

/** Number of bytes of a hash that decide one place. */
const rankBytes = 4;

/** Shuffles the numbers from 0 to `count - 1`. Deterministic for a seed; all orders are equally likely. */
export function shuffled(count: number, seed: string): number[] {
  const ranks = ranksOf(count, seed);
  return ranks.map((_, place) => place).toSorted((one, other) => ((ranks[one] ?? 0) < (ranks[other] ?? 0) ? -1 : 1));
}

function ranksOf(count: number, seed: string): number[] {
  const ranks: number[] = [];
  for (let block = 0; ranks.length < count; block += 1) {
    const bytes = createHash('sha256').update(`${seed} ${block}`).digest();
    for (let at = 0; at < bytes.length; at += rankBytes) ranks.push(bytes.readUInt32BE(at));
  }
  return ranks.slice(0, count);
}

/** Shuffles like `shuffled`, but never returns the original order, since that is the answer. */
export function disordered(count: number, seed: string): number[] {
  const order = shuffled(count, seed);
  const isAsBefore = order.every((place, index) => place === index);
  return isAsBefore ? order.map((place) => (place + 1) % count) : order;
}

/**
 * Samples `wanted` of the numbers under the seed; they keep their original order. Those that were used less often come
 * first.
 */
export function sample(count: number, wanted: number, seed: string, timesUsed: readonly number[] = []): number[] {
  return shuffled(count, seed)
    .toSorted((one, other) => (timesUsed[one] ?? 0) - (timesUsed[other] ?? 0))
    .slice(0, wanted)
    .toSorted((one, other) => one - other);
}
