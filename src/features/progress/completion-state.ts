import { type CompletionRule, type CountedPart, countedParts } from '../courses/completion.ts';

/** How much of each part of a course is done. */
export type PartCounts = Readonly<Record<CountedPart, { readonly done: number; readonly all: number }>>;

/** A part that counts, with what of the whole it counts for, from 0 to 1. */
export interface CountedState {
  readonly part: CountedPart;
  readonly share: number;
  readonly done: number;
  readonly all: number;
}

export interface CompletionState {
  /** From 0 to 100, whole, never rounded up: by it is decided whether the course is complete. */
  readonly percent: number;
  /** Without those of which the course has nothing. */
  readonly parts: readonly CountedState[];
}

/**
 * How far somebody is who has done so much, by a course's rule. Whole numbers are summed, so that a third and two thirds are all: each
 * thing that is done weighs its part's weight times `scale`.
 */
export function completionState(rule: CompletionRule, counts: PartCounts): CompletionState {
  const counted = countedParts.filter((part) => rule[part] > 0 && counts[part].all > 0);
  const weights = sum(counted, (part) => rule[part]);
  const scale = counted.reduce((product, part) => product * counts[part].all, 1);
  const reached = sum(counted, (part) => ((rule[part] * scale) / counts[part].all) * counts[part].done);
  return {
    percent: counted.length === 0 ? 0 : Math.floor((100 * reached) / (weights * scale)),
    parts: counted.map((part) => ({ part, share: rule[part] / weights, ...counts[part] })),
  };
}

function sum(parts: readonly CountedPart[], of: (part: CountedPart) => number): number {
  return parts.reduce((total, part) => total + of(part), 0);
}
