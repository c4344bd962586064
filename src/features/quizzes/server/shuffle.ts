import { hash } from 'node:crypto';

/** So many of a hash's digits decide one place. */
const rankDigits = 8;
const ranksPerHash = 8;

/** The numbers from 0 to `count - 1` in an order that the seed decides: always the same, and any is as likely as another. */
export function shuffled(count: number, seed: string): number[] {
  const hashes = Array.from({ length: Math.ceil(count / ranksPerHash) }, (_, block) =>
    hash('sha256', `${seed} ${block}`),
  );
  const digits = hashes.join('');
  const ranks = Array.from({ length: count }, (_, place) => digits.slice(place * rankDigits, (place + 1) * rankDigits));
  return ranks.map((_, place) => place).toSorted((one, other) => ((ranks[one] ?? '') < (ranks[other] ?? '') ? -1 : 1));
}

/** The same, and never the order in which they came: that one would be the answer. */
export function disordered(count: number, seed: string): number[] {
  const order = shuffled(count, seed);
  const isAsBefore = order.every((place, index) => place === index);
  return isAsBefore ? order.map((place) => (place + 1) % count) : order;
}

/** So many of them, as the seed draws them, in the order in which they came. */
export function drawn(count: number, wanted: number, seed: string): number[] {
  return shuffled(count, seed)
    .slice(0, wanted)
    .toSorted((one, other) => one - other);
}
