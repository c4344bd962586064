import { cx } from '../../../../ui/cx.ts';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { CaseFacts, Comparison } from '../../../exercises/web/public.ts';
import type { LearnerSubmission } from './data.ts';
import { workMessages as texts } from './messages.ts';

type Case = LearnerSubmission['cases'][number];

/** Result and content of each test case, including hidden ones, which only teachers see. */
export function CaseResults({ cases, files }: Pick<LearnerSubmission, 'cases' | 'files'>) {
  const language = Object.keys(files).some((name) => name.endsWith('.py')) ? 'python' : 'javascript';
  const passed = cases.filter(({ isPassed }) => isPassed).length;
  return (
    <div className="grid min-w-0 gap-3">
      <h4 className="text-sm font-semibold">{texts.cases(passed, cases.length)}</h4>
      <ul className="grid gap-2">
        {cases.map((each, place) => (
          <CaseItem key={place} one={each} language={language} />
        ))}
      </ul>
    </div>
  );
}

function CaseItem({ one, language }: { readonly one: Case; readonly language: 'python' | 'javascript' }) {
  const { name, isHidden, isPassed, written } = one;
  const words = [isPassed ? texts.passed : texts.notPassed, ...(isHidden ? [texts.hidden] : [])];
  return (
    <li className="grid min-w-0 gap-2 rounded-md border border-line px-3 py-2.5 text-sm">
      <p className="flex items-start gap-2">
        <PartIcon
          name={isPassed ? 'success' : 'alert'}
          className={cx('mt-0.5 size-4.5', isPassed ? 'text-primary' : 'text-danger')}
        />
        <span>
          <span className="font-medium">{name}</span>{' '}
          <span className="text-muted">{['', ...words].join(' · ').trimStart()}</span>
        </span>
      </p>
      {!isPassed && <Comparison {...one} isErrorShown />}
      {written && (
        <details className="min-w-0">
          <summary className="py-1 text-sm font-semibold">{texts.written}</summary>
          <CaseFacts one={written} language={language} facts="all" />
        </details>
      )}
    </li>
  );
}
