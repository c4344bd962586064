import type { TriedCase } from './first-try.ts';

/** How a case has fared. */
export interface CaseFigures {
  readonly name: string;
  readonly isHidden: boolean;
  /** How many had it in their first try. */
  readonly tried: number;
  /** How many of those passed it at once. */
  readonly passed: number;
  /** How many have not passed the exercise yet, and failed this case the last time. */
  readonly stuck: number;
}

interface Named {
  readonly name: string;
}

const keyOf = (name: string, isHidden: number) => `${isHidden} ${name}`;

/** Counts first tries by the cases that an exercise has now; what it has no more is left out. A case is known by its name. */
export function caseCount(visible: readonly Named[], hidden: readonly Named[]) {
  const all = [
    ...visible.map(({ name }) => ({ name, isHidden: false, tried: 0, passed: 0, stuck: 0 })),
    ...hidden.map(({ name }) => ({ name, isHidden: true, tried: 0, passed: 0, stuck: 0 })),
  ];
  const counts = new Map(all.map((each) => [keyOf(each.name, Number(each.isHidden)), each]));

  return {
    /** What came of the first try of so many learners, and what their latest has failed. */
    add(cases: readonly TriedCase[], stuckAt: readonly TriedCase[], learners: number): void {
      for (const [name, isHidden, isPassed] of cases) {
        const count = counts.get(keyOf(name, isHidden));
        if (!count) continue;
        count.tried += learners;
        count.passed += isPassed * learners;
      }
      for (const [name, isHidden] of stuckAt) {
        const count = counts.get(keyOf(name, isHidden));
        if (count) count.stuck += learners;
      }
    },
    figures: (): CaseFigures[] => [...counts.values()],
  };
}
