import { v7 } from 'uuid';

/** Creates a generator of pseudorandom numbers in [0, 1), reproducible for a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const byteValues = 256;
const idBytes = 16;

export type Chances = ReturnType<typeof chancesOf>;

/** Random decisions and ids, reproducible for a seed. */
export function chancesOf(seed: number) {
  const random = randomOf(seed);
  const upTo = (count: number) => Math.floor(random() * count);
  return {
    random,
    /** Integer from 0 to one less than the limit. */
    upTo,
    chance: (share: number) => random() < share,
    oneOf: <Item>(items: readonly Item[]): Item => items[upTo(items.length)]!,
    between: (from: number, to: number) => Math.floor(from + random() * Math.max(0, to - from)),
    /** Id created at this time (milliseconds since 1970). */
    idAt: (msecs: number) => v7({ msecs, random: Uint8Array.from({ length: idBytes }, () => upTo(byteValues)) }),
  };
}
