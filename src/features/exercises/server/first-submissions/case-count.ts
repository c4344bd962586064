import type { SubmittedCase } from './first-submission.ts';

/** Statistics of a case. */
export interface CaseFigures {
  readonly name: string;
  readonly isHidden: boolean;
  /** Number of learners whose first submission included it. */
  readonly tried: number;
  /** Number of those who passed it at once. */
  readonly passed: number;
  /** Number of learners who have not passed the exercise yet and whose latest submission failed this case. */
  readonly stuck: number;
}

interface Named {
  readonly name: string;
}

const keyOf = (name: string, isHidden: number) => `${isHidden} ${name}`;

/**
 * Counts first submissions by the present cases of an exercise; removed cases are left out. A case is identified by its
 * name.
 */
export function caseCount(visible: readonly Named[], hidden: readonly Named[]) {
  const all = [
    ...visible.map(({ name }) => ({ name, isHidden: false, tried: 0, passed: 0, stuck: 0 })),
    ...hidden.map(({ name }) => ({ name, isHidden: true, tried: 0, passed: 0, stuck: 0 })),
  ];
  const counts = new Map(all.map((each) => [keyOf(each.name, Number(each.isHidden)), each]));

  return {
    /**
     * Adds the results of a first submission, and the cases that the latest one failed, for this number of learners.
     */
    add(cases: readonly SubmittedCase[], stuckAt: readonly SubmittedCase[], learners: number): void {
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
