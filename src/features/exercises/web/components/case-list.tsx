import type { Files, Language } from '../../../engines/run.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { cx } from '../../../../ui/cx.ts';
import { sentences } from '../../../../ui/sentences.ts';
import type { Reveal } from '../editor/places.ts';
import type { CaseResult, CodeTask } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';
import type { CaseRun } from '../run/check-cases.ts';
import { CaseFacts } from './case-facts.tsx';
import { Comparison } from './comparison.tsx';
import { Explained } from './explained-part.ts';
import { Printed } from './printed.tsx';
import { RaisedError, printedBy } from './run-result.tsx';

const texts = exerciseMessages.cases;

interface CaseSummaryProps {
  readonly cases: readonly CaseResult[];
  /** Number of further hidden cases on the server; 0 if the server graded. */
  readonly moreHidden: number;
}

/** Number of passing cases; goes into the status region of the component that shows the list. */
export function CaseSummary({ cases, moreHidden }: CaseSummaryProps) {
  const passed = cases.filter(({ isPassed }) => isPassed).length;
  return (
    <p className="text-sm font-medium">
      {sentences(texts.summary(passed, cases.length), moreHidden > 0 && texts.moreHidden(moreHidden))}
    </p>
  );
}

interface CaseListProps {
  readonly cases: readonly CaseRun[];
  readonly task: Pick<CodeTask, 'visible' | 'language'>;
  /** Files that ran, for explanations; empty if they are unknown. */
  readonly files?: Files;
  /** Shows a line of the code. */
  readonly onReveal: (place: Reveal) => void;
}

/** Results of the cases. Those with details open; the first that failed is open. */
export function CaseList({ cases, task: { visible, language }, files = {}, onReveal }: CaseListProps) {
  const firstFailed = cases.find((each) => !each.isPassed && hasDetails(each));
  return (
    <ul className="grid min-w-0 gap-2">
      {cases.map((each) => (
        <li key={each.name} className="min-w-0 rounded-md border border-line">
          {!hasDetails(each) ? (
            <CaseTitle each={each} className="px-3 py-2.5" />
          ) : (
            <details open={each === firstFailed} className="group/case min-w-0">
              <summary className="flex cursor-pointer list-none items-start justify-between gap-3 rounded-md px-3 py-2.5 hover:bg-hover [&::-webkit-details-marker]:hidden">
                <CaseTitle each={each} className="" />
                <Icon
                  name="chevron-down"
                  className="size-5 shrink-0 text-muted transition-transform group-open/case:rotate-180 print:hidden"
                />
              </summary>
              <CaseDetails
                each={each}
                definition={visible.find(({ name }) => name === each.name)}
                language={language}
                files={files}
                onReveal={onReveal}
              />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** False for a hidden case, but one whose rule is broken, and for a case that was not run. */
function hasDetails({ isHidden, isPassed, expected }: CaseRun): boolean {
  return expected !== null || (isPassed && !isHidden);
}

function CaseTitle({ each, className }: { readonly each: CaseRun; readonly className: string }) {
  const { name, isHidden, isPassed, expected } = each;
  const wasRun = isHidden || expected !== null;
  const state = isPassed ? texts.passed : wasRun ? texts.failed : texts.notRun;
  return (
    <span className={cx('flex items-start gap-2 text-sm', className)}>
      <PartIcon
        name={isPassed ? 'success' : wasRun ? 'cross' : 'clock'}
        className={cx('mt-0.5 size-4.5', isPassed ? 'text-primary' : wasRun ? 'text-danger' : 'text-muted')}
      />
      <span>
        <span className="font-medium">{name}</span>{' '}
        <span className="text-muted">{isHidden ? `· ${state} · ${texts.hidden}` : `· ${state}`}</span>
      </span>
    </span>
  );
}

interface CaseDetailsProps {
  readonly each: CaseRun;
  /** Undefined if the exercise no longer has the case. */
  readonly definition: CodeTask['visible'][number] | undefined;
  readonly language: Language;
  readonly files: Files;
  readonly onReveal: (place: Reveal) => void;
}

/** Input of a case, what was expected, what happened, and what was printed. */
function CaseDetails({ each, definition, language, files, onReveal }: CaseDetailsProps) {
  const { isPassed, part, result } = each;
  const raised = !isPassed && part === 'ended' ? result?.raised : undefined;
  // The comparison shows it above.
  const printed = part === 'stdout' || !result ? '' : printedBy(result);
  return (
    <div className="grid min-w-0 gap-1.5 px-3 pb-3 text-sm">
      {definition && <CaseFacts one={definition} language={language} facts={isPassed ? 'all' : 'input'} />}
      {!isPassed && <Comparison {...each} isErrorShown={raised === undefined} />}
      {raised ? (
        <RaisedError raised={raised} language={language} files={files} onReveal={onReveal} />
      ) : (
        !isPassed && <Explained failed={each} language={language} files={files} given={definition} />
      )}
      {printed !== '' && <Printed label={exerciseMessages.printed} text={printed} isLabelShown />}
    </div>
  );
}
