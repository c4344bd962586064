import type { CaseResult } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';
import { Difference, Value, ValuePair } from './difference.tsx';
import { FragmentList } from './fragment-list.tsx';

const texts = exerciseMessages.cases;

type ComparisonProps = Pick<CaseResult, 'expected' | 'got' | 'part' | 'fragments'>;

/** Comparison of a failed case with the result of the learner's code; renders nothing if the case is hidden or was not run. */
export function Comparison({ expected, got, part, fragments }: ComparisonProps) {
  if (expected === null || got === null) return null;
  if (fragments) {
    return (
      <>
        <FragmentList fragments={fragments} />
        <dl className="grid gap-1 text-sm">
          <Value term={part === 'ended' ? texts.got : texts.page} text={got} />
        </dl>
      </>
    );
  }
  if (part === 'ended') return <ValuePair expected={expected} got={got} />;
  return <Difference expected={expected} got={got} />;
}
