/**
 * Reseeds `Math.random`: QuickJS chooses its seed on load, and every run would share it. Uses mulberry32, which is good
 * enough here.
 */
export function seedRandom(seed: number): void {
  let state = seed;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
