import { type CompletionRule, type CountedPart, countedParts } from '../courses/completion.ts';

/** Done and total numbers of each part of a course. */
export type PartCounts = Readonly<Record<CountedPart, { readonly done: number; readonly all: number }>>;

/** Part that counts, with its share of the whole from 0 to 1. */
export interface CountedState {
  readonly part: CountedPart;
  readonly share: number;
  readonly done: number;
  readonly all: number;
}

export interface CompletionState {
  /** Integer from 0 to 100, never rounded up: it decides whether the course is complete. */
  readonly percent: number;
  /** Without parts that the course lacks. */
  readonly parts: readonly CountedState[];
}

/**
 * Progress in percent under a course's completion rule. Integer arithmetic, so that 1/3 + 2/3 is exactly 100: each done
 * item adds its part's weight times `scale`, divided by the number of items in the part.
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
