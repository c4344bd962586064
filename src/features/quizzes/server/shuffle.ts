import { hash } from 'node:crypto';

/** So many of a hash's bytes decide one place. */
const rankBytes = 4;
const ranksPerHash = 8;
const byteValues = 256;

/** The numbers from 0 to `count - 1` in an order that the seed decides: always the same, and any is as likely as another. */
export function shuffled(count: number, seed: string): number[] {
  const ranks = ranksOf(count, seed);
  return ranks.map((_, place) => place).toSorted((one, other) => ((ranks[one] ?? 0) < (ranks[other] ?? 0) ? -1 : 1));
}

function ranksOf(count: number, seed: string): number[] {
  const ranks: number[] = [];
  for (let block = 0; ranks.length < count; block += 1) {
    // A character is a byte: cheaper than digits and than a buffer, and this is done for each question of each who begins.
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
