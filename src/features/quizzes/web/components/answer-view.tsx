import type { ReactNode } from 'react';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import { isAnswered } from '../answer-state.ts';
import type { Answer, PresentedQuestion } from '../data.ts';
import { questionMessages } from '../messages.ts';

interface AnswerViewProps {
  readonly question: PresentedQuestion;
  readonly answer: Answer;
}

/** Read-only view of an answer of any type. */
export function AnswerView({ question, answer }: AnswerViewProps) {
  if (!isAnswered(answer)) return <p className="text-muted">{questionMessages.nothing}</p>;
  return views[question.type](question, answer);
}

const views: Record<PresentedQuestion['type'], (question: PresentedQuestion, answer: Answer) => ReactNode> = {
  single: choices,
  multiple: choices,
  number: (_, { typed }) => <p>{typed[0]}</p>,
  text: (_, { typed }) => <p>{typed[0]}</p>,
  predict: (_, { typed }) => <Lines lines={(typed[0] ?? '').trimEnd().split('\n')} />,
  order: ({ options }, { picked }) => <Lines lines={picked.map((place) => options[place ?? -1] ?? '')} />,
  bug: ({ code }, { picked: [line] }) => <Lines lines={[codeLine(code, line ?? 0)]} />,
  fill: (_, { typed }) => (
    <ol className="grid gap-1">
      {typed.map((text, place) => (
        <li key={place}>
          {questionMessages.named(questionMessages.blank(place + 1), text.trim() || questionMessages.nothing)}
        </li>
      ))}
    </ol>
  ),
  match: ({ lefts, options }, { picked }) => (
    <ul className="grid gap-1">
      {lefts.map((html, place) => (
        <li key={place} className="flex flex-wrap gap-x-2">
          <RichText html={html} className="prose" />
          <PartIcon name="chevron-right" className="mt-1 size-4.5 text-muted" />
          <span>{options[picked[place] ?? -1] ?? questionMessages.nothing}</span>
        </li>
      ))}
    </ul>
  ),
};

function codeLine(code: string, line: number): string {
  return questionMessages.named(questionMessages.line(line), code.split('\n')[line - 1]?.trim() ?? '');
}

function choices({ options }: PresentedQuestion, { picked }: Answer): ReactNode {
  return (
    <ul className="grid gap-1">
      {options.map(
        (html, place) => picked.includes(place) && <RichText key={place} as="li" html={html} className="prose" />,
      )}
    </ul>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ol translate="no" className="rounded-md border border-line bg-sunken px-4 py-2 font-mono text-[0.9375rem]">
      {lines.map((line, place) => (
        <li key={place} className="min-h-[1lh] wrap-anywhere whitespace-pre-wrap">
          {line}
        </li>
      ))}
    </ol>
  );
}
