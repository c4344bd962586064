import { hash } from 'node:crypto';

/** Number of bytes of a hash that decide one place. */
const rankBytes = 4;
const ranksPerHash = 8;
const byteValues = 256;

/** Shuffles the numbers from 0 to `count - 1`. Deterministic for a seed; all orders are equally likely. */
export function shuffled(count: number, seed: string): number[] {
  const ranks = ranksOf(count, seed);
  return ranks.map((_, place) => place).toSorted((one, other) => ((ranks[one] ?? 0) < (ranks[other] ?? 0) ? -1 : 1));
}

function ranksOf(count: number, seed: string): number[] {
  const ranks: number[] = [];
  for (let block = 0; ranks.length < count; block += 1) {
    // One character per byte: cheaper than hex digits or a buffer, and this runs for each question of each attempt.
    const bytes = hash('sha256', `${seed} ${block}`, 'binary');
    const end = Math.min(ranksPerHash, count - ranks.length) * rankBytes;
    for (let at = 0; at < end; at += rankBytes) {
      let rank = 0;
      for (let byte = at; byte < at + rankBytes; byte += 1) rank = rank * byteValues + bytes.charCodeAt(byte);
      ranks.push(rank);
    }
  }
  return ranks;
}

/** Shuffles like `shuffled`, but never returns the original order, since that is the answer. */
export function disordered(count: number, seed: string): number[] {
  const order = shuffled(count, seed);
  const isAsBefore = order.every((place, index) => place === index);
  return isAsBefore ? order.map((place) => (place + 1) % count) : order;
}

/** Samples `wanted` of the numbers under the seed; they keep their original order. */
export function sampled(count: number, wanted: number, seed: string): number[] {
  return shuffled(count, seed)
    .slice(0, wanted)
    .toSorted((one, other) => one - other);
}
