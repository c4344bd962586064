import type { Value } from './value.ts';

/**
 * Rule on a program's code: how often something occurs in its syntax tree. Exactly one of `calls` to `changes` is
 * given; docs/content.md describes each.
 */
export interface Rule {
  readonly calls?: string;
  readonly uses?: string;
  readonly loop?: 'for' | 'while' | 'any';
  readonly comprehension?: true;
  readonly defines?: string;
  readonly attribute?: string;
  readonly changes?: string;
  /** The only file that is looked at. */
  readonly in?: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  /** Sentence for learners whose code breaks it. */
  readonly message: string;
}

/** Keys that name what a rule counts. */
export const subjects = ['calls', 'uses', 'loop', 'comprehension', 'defines', 'attribute', 'changes'] as const;
export type Subject = (typeof subjects)[number];

/** Element of a syntax tree that rules count. */
export interface Fact {
  readonly subject: Subject;
  /** Name, with its owners where they are named: `sorted`, `Promise.all`, `.sort`. */
  readonly name: string;
  readonly file: string;
  /** Line from 1. */
  readonly line: number;
}

/** Longest dotted name that a rule can count: each name costs its length. */
export const pathMaxParts = 4;

/** More are not counted. */
const placesMax = 100;

/** Places of what a rule counts, such as `main.js, line 4`: the value of a run that checks it. */
export function placesOf(rule: Rule, facts: readonly Fact[]): Value {
  return facts
    .filter((fact) => (rule.in === undefined || rule.in === fact.file) && isCounted(rule, fact))
    .slice(0, placesMax)
    .map(({ file, line }) => `${file}, line ${line}`);
}

function isCounted(rule: Rule, { subject, name }: Fact): boolean {
  const counted = rule[subject];
  if (counted === undefined) return false;
  return counted === true || counted === 'any' || name === counted || name.endsWith(`.${counted}`);
}

/** Smallest and largest number of places; without either, one is enough. */
export function boundsOf({ atLeast, atMost }: Rule): readonly [atLeast: number, atMost: number] {
  return [atLeast ?? (atMost === undefined ? 1 : 0), atMost ?? Infinity];
}
