import { PartIcon } from '../../../../ui/part-icon.tsx';
import { cx } from '../../../../ui/cx.ts';
import type { CaseResult } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';
import { Comparison } from './comparison.tsx';
import { sentences } from '../../../../ui/sentences.ts';

const texts = exerciseMessages.cases;

interface CaseListProps {
  readonly verdicts: readonly CaseResult[];
  /** Number of further hidden cases on the server; 0 if the server graded. */
  readonly moreHidden: number;
}

/** Number of passing cases; goes into the status region of the component that shows the list. */
export function CaseSummary({ verdicts, moreHidden }: CaseListProps) {
  const passed = verdicts.filter(({ isPassed }) => isPassed).length;
  return (
    <p className="text-sm font-medium">
      {sentences(texts.summary(passed, verdicts.length), moreHidden > 0 && texts.moreHidden(moreHidden))}
    </p>
  );
}

/** Results of the cases; a failed visible one shows the expected and the actual result. */
export function CaseList({ verdicts }: Pick<CaseListProps, 'verdicts'>) {
  return (
    <ul className="grid min-w-0 gap-2">
      {verdicts.map((verdict) => (
        <CaseItem key={verdict.name} verdict={verdict} />
      ))}
    </ul>
  );
}

function CaseItem({ verdict }: { readonly verdict: CaseResult }) {
  const { name, isHidden, isPassed, expected } = verdict;
  const wasRun = isHidden || expected !== null;
  const state = isPassed ? texts.passed : wasRun ? texts.failed : texts.notRun;
  return (
    <li className="grid min-w-0 gap-2 rounded-md border border-line px-3 py-2.5">
      <p className="flex items-start gap-2 text-sm">
        <PartIcon
          name={isPassed ? 'success' : 'alert'}
          className={cx('mt-0.5 size-4.5', isPassed ? 'text-primary' : 'text-danger')}
        />
        <span>
          <span className="font-medium">{name}</span>{' '}
          <span className="text-muted">{isHidden ? `· ${state} · ${texts.hidden}` : `· ${state}`}</span>
        </span>
      </p>
      {!isPassed && <Comparison {...verdict} />}
    </li>
  );
}
