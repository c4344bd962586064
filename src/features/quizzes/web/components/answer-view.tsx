import type { ReactNode } from 'react';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import { isAnswered } from '../answer-state.ts';
import type { Answer, PresentedQuestion } from '../data.ts';
import { questionMessages } from '../messages.ts';
import { PartMark } from './part-mark.tsx';

interface AnswerViewProps {
  readonly question: PresentedQuestion;
  readonly answer: Answer;
  /** Results of its parts, in its order; each part is then marked. */
  readonly parts?: readonly boolean[];
}

/** Read-only view of an answer of any type. */
export function AnswerView({ question, answer, parts = [] }: AnswerViewProps) {
  if (!isAnswered(answer)) return <p className="text-muted">{questionMessages.nothing}</p>;
  return views[question.type](question, answer, parts);
}

type View = (question: PresentedQuestion, answer: Answer, parts: readonly boolean[]) => ReactNode;

const views: Record<PresentedQuestion['type'], View> = {
  single: choices,
  multiple: choices,
  number: (_, { typed }) => <p>{typed[0]}</p>,
  text: (_, { typed }) => <p>{typed[0]}</p>,
  predict: (_, { typed }, parts) => <Lines lines={(typed[0] ?? '').trimEnd().split('\n')} parts={parts} />,
  order: ({ options }, { picked }, parts) => (
    <Lines lines={picked.map((place) => options[place ?? -1] ?? '')} parts={parts} />
  ),
  bug: ({ code }, { picked: [line] }) => <Lines lines={[codeLine(code, line ?? 0)]} />,
  fill: ({ blanks }, { typed }, parts) => (
    <ol className="grid gap-1">
      {Array.from({ length: blanks }, (_, place) => (
        <li key={place} className="flex gap-2">
          <PartMark isRight={parts[place]} />
          <span className="min-w-0 wrap-anywhere">
            {questionMessages.named(
              questionMessages.blank(place + 1),
              typed[place]?.trim() || questionMessages.nothing,
            )}
          </span>
        </li>
      ))}
    </ol>
  ),
  match: ({ lefts, options }, { picked }, parts) => (
    <ul className="grid gap-1">
      {lefts.map((html, place) => (
        <li key={place} className="flex gap-2">
          <PartMark isRight={parts[place]} />
          <span className="flex min-w-0 flex-wrap gap-x-2">
            <RichText html={html} className="prose" />
            <span className="flex min-w-0 gap-2">
              <PartIcon name="chevron-right" className="mt-1 size-4.5 text-muted" />
              <span className="min-w-0">{options[picked[place] ?? -1] ?? questionMessages.nothing}</span>
            </span>
          </span>
        </li>
      ))}
    </ul>
  ),
};

function codeLine(code: string, line: number): string {
  return questionMessages.named(questionMessages.line(line), code.split('\n')[line - 1]?.trim() ?? '');
}

function choices({ options }: PresentedQuestion, { picked }: Answer, parts: readonly boolean[]): ReactNode {
  return (
    <ul className="grid gap-1">
      {options.map((html, option) => {
        const place = picked.indexOf(option);
        return (
          place >= 0 && (
            <li key={option} className="flex gap-2">
              <PartMark isRight={parts[place]} />
              <RichText html={html} className="prose min-w-0" />
            </li>
          )
        );
      })}
    </ul>
  );
}

function Lines({ lines, parts = [] }: { readonly lines: readonly string[]; readonly parts?: readonly boolean[] }) {
  return (
    <ol translate="no" className="rounded-md border border-line bg-sunken px-4 py-2 font-mono text-[0.9375rem]">
      {lines.map((line, place) => (
        <li key={place} className="flex min-h-[1lh] gap-2">
          <PartMark isRight={parts[place]} />
          <span className="min-w-0 wrap-anywhere whitespace-pre-wrap">{line}</span>
        </li>
      ))}
    </ol>
  );
}
