import type { ReactNode } from 'react';
import { Failed } from '../../../../ui/failed.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { type Task, hardestPartsFirst } from '../../hardest.ts';
import { type TaskFigures, useTaskFigures } from '../data.ts';
import { hardestMessages, partsMessages } from '../messages.ts';

interface TaskPartsProps {
  readonly courseId: string;
  readonly task: Task;
}

/**
 * Questions of a quiz, test cases of an exercise or criteria of an assignment that learners got wrong in their first
 * attempt.
 */
export function TaskParts({ courseId, task }: TaskPartsProps) {
  const { data, isPending, isFetching, refetch } = useTaskFigures(courseId, task);
  if (isPending) return <SkeletonLines lines={3} />;
  if (!data) {
    const { failed, retry } = partsMessages;
    return <Failed text={failed} retry={retry} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const { learners, questions, cases } = data;
  const criteria = data.criteria.map((each) => ({ ...each, tried: each.graded, passed: each.graded * each.share }));
  const texts = partsMessages[criteria.length > 0 ? 'ofCriteria' : cases.length > 0 ? 'ofCases' : 'ofQuestions'];
  if (learners === 0) return <p className="text-sm text-muted">{texts.nobody}</p>;
  return (
    <div className="grid gap-2">
      <p className="text-xs text-muted">{texts.lead(learners)}</p>
      <ol aria-label={texts.label} className="divide-y divide-line rounded-md border border-line">
        {hardestPartsFirst(questions).map((question) => (
          <QuestionLine key={question.questionId} question={question} isOnly={questions.length === 1} />
        ))}
        {hardestPartsFirst(cases).map((each) => (
          <CaseLine key={`${each.isHidden} ${each.name}`} of={each} />
        ))}
        {hardestPartsFirst(criteria).map((each) => (
          <PartLine
            key={each.criterion}
            part={each}
            verdict={() => partsMessages.graded(each.graded)}
            title={each.criterion}
          />
        ))}
      </ol>
    </div>
  );
}

interface QuestionLineProps {
  readonly question: TaskFigures['questions'][number];
  /** True if it is the only one, which needs no number. */
  readonly isOnly: boolean;
}

function QuestionLine({ question, isOnly }: QuestionLineProps) {
  const { number, text, lure } = question;
  const words = text === '' ? partsMessages.noText(number) : text;
  return (
    <PartLine part={question} verdict={partsMessages.right} title={isOnly ? words : `${number}. ${words}`}>
      {lure && (
        <>
          {partsMessages.lure}
          <q dir="auto">{lure.text}</q>
          <span>{partsMessages.lureShare(lure.share)}</span>
        </>
      )}
    </PartLine>
  );
}

function CaseLine({ of: each }: { readonly of: TaskFigures['cases'][number] }) {
  const { name, isHidden, stuck } = each;
  const facts = [isHidden && partsMessages.hidden, stuck > 0 && partsMessages.stuck(stuck)].filter(Boolean);
  return (
    <PartLine part={each} verdict={partsMessages.passed} title={name}>
      {facts.join(' · ')}
    </PartLine>
  );
}

interface PartLineProps {
  readonly part: { readonly tried: number; readonly passed: number };
  readonly title: string;
  /** Numbers behind the percentage, in words. */
  readonly verdict: (passed: number, tried: number) => string;
  readonly children?: ReactNode;
}

function PartLine({ part: { tried, passed }, title, verdict, children }: PartLineProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 px-3.5 py-2.5">
      <div className="grid gap-0.5">
        <span dir="auto" className="text-sm">
          {title}
        </span>
        {children && <span className="text-xs text-muted">{children}</span>}
      </div>
      <span className="grid justify-items-end text-xs whitespace-nowrap text-muted">
        {tried === 0 ? (
          partsMessages.untried
        ) : (
          <>
            <span className="text-sm font-semibold text-ink tabular-nums">
              {hardestMessages.percent(passed / tried)}
            </span>
            <span>{verdict(passed, tried)}</span>
          </>
        )}
      </span>
    </li>
  );
}
