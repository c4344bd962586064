import type { Ended, Input } from '../../../src/features/exercises/engine/run.ts';

/** Draws the sizes and ways of writing of one program, always the same for the same seed. */
export interface Draw {
  /** A whole number between both, small ones as often as large ones. */
  readonly size: (from: number, to: number) => number;
  readonly one: <T>(choices: readonly T[]) => T;
  /** A name that nothing else in the program has. */
  readonly name: () => string;
}

/** One kind of harm: statements of a function's body, and how a run of them may end. */
export interface Family {
  readonly name: string;
  readonly ends: readonly Ended[];
  /** Costs a run its whole time: written fewer times than others. */
  readonly isSlow?: true;
  readonly write: (draw: Draw) => string;
}

/** Where in a program the harm is done. */
export interface Place {
  readonly name: string;
  /** Further ends: there an error is nobody's, or a value is not taken. */
  readonly adds?: readonly Ended[];
  readonly write: (
    body: string,
    draw: Draw,
  ) => { readonly source: string; readonly input?: Input; readonly page?: string };
}

export const endless: readonly Ended[] = ['time'];
export const bomb: readonly Ended[] = ['memory', 'error', 'time'];
export const error: readonly Ended[] = ['error'];
export const harmless: readonly Ended[] = ['done', 'error'];

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  let names = 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    size: (from, to) => Math.round(from * (to / from) ** next()),
    one: (choices) => choices[Math.floor(next() * choices.length)]!,
    name: () => `n${Math.floor(next() * 1e4)}x${names++}`,
  };
}
