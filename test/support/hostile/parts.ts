import type { Ended, Input } from '../../../src/features/engines/run.ts';

/** Source of sizes and variants of a program, reproducible for a seed. */
export interface RandomDraw {
  /** Random integer in the range, small ones as likely as large ones. */
  readonly size: (from: number, to: number) => number;
  readonly one: <T>(choices: readonly T[]) => T;
  /** Name that is unique in the program. */
  readonly name: () => string;
}

/** Kind of attack: statements of a function's body, and possible ends of their run. */
export interface Family {
  readonly name: string;
  readonly ends: readonly Ended[];
  /** True if a run takes the whole time limit: fewer such programs are generated. */
  readonly isSlow?: true;
  readonly write: (draw: RandomDraw) => string;
}

/** Place in a program where the attack is inserted. */
export interface Place {
  readonly name: string;
  /** Additional ends: in this place an error may go unreported, or a value is ignored. */
  readonly adds?: readonly Ended[];
  readonly write: (
    body: string,
    draw: RandomDraw,
  ) => { readonly source: string; readonly input?: Input; readonly page?: string };
}

export const endless: readonly Ended[] = ['time'];
export const bomb: readonly Ended[] = ['memory', 'error', 'time'];
export const error: readonly Ended[] = ['error'];
export const harmless: readonly Ended[] = ['done', 'error'];

/** Creates a generator on numbers from 0 to 1, reproducible for a seed (mulberry32). */
export function randomFrom(seed: number): RandomDraw {
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
