import { useId } from 'react';
import type { Answer, PresentedQuestion } from '../data.ts';
import { ChoiceField } from './choice-field.tsx';
import { FillField } from './fill-field.tsx';
import { LineField } from './line-field.tsx';
import { MatchField } from './match-field.tsx';
import { OrderField } from './order-field.tsx';
import { QuestionText } from './question-text.tsx';
import { TypedField } from './typed-field.tsx';

export interface QuestionFieldProps {
  readonly question: PresentedQuestion;
  readonly answer: Answer;
  readonly onAnswer: (answer: Answer) => void;
  /** Heading if there are several questions, such as 'Question 3'. */
  readonly heading?: string;
}

const fields = {
  single: ChoiceField,
  multiple: ChoiceField,
  number: TypedField,
  text: TypedField,
  predict: TypedField,
  match: MatchField,
  order: OrderField,
  fill: FillField,
  bug: LineField,
} as const;

/** Question of any type with its answer field; works with keyboard and screen reader, without dragging. */
export function QuestionField({ question, answer, onAnswer, heading }: QuestionFieldProps) {
  const id = useId();
  const Field = fields[question.type];
  return (
    // Not a legend: it may not contain paragraphs and code.
    <fieldset
      aria-labelledby={heading ? `${id}-heading ${id}-text` : `${id}-text`}
      className="grid min-w-0 grid-cols-1 gap-4"
    >
      {heading && (
        <h3 id={`${id}-heading`} className="text-h3">
          {heading}
        </h3>
      )}
      {/* A FillField shows the text itself, with its fields in it. */}
      {Field !== FillField && <QuestionText id={`${id}-text`} question={question} />}
      <Field textId={`${id}-text`} question={question} answer={answer} onAnswer={onAnswer} />
    </fieldset>
  );
}
