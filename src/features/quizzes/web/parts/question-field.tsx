import { useId } from 'react';
import type { Answer, AskedQuestion } from '../data.ts';
import { ChoiceField } from './choice-field.tsx';
import { FillField } from './fill-field.tsx';
import { LineField } from './line-field.tsx';
import { MatchField } from './match-field.tsx';
import { OrderField } from './order-field.tsx';
import { QuestionText } from './question-text.tsx';
import { TypedField } from './typed-field.tsx';

export interface QuestionFieldProps {
  readonly question: AskedQuestion;
  readonly answer: Answer;
  readonly onAnswer: (answer: Answer) => void;
  /** Its heading where it is one of several, such as 'Question 3'. */
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

/** One question with what is needed to answer it, of whichever type; keyboard and screen reader do without dragging. */
export function QuestionField({ question, answer, onAnswer, heading }: QuestionFieldProps) {
  const id = useId();
  const Field = fields[question.type];
  return (
    // Not a legend: running text with paragraphs and code may not stand in one.
    <fieldset
      aria-labelledby={heading ? `${id}-heading ${id}-text` : `${id}-text`}
      className="grid min-w-0 grid-cols-1 gap-4"
    >
      {heading && (
        <h3 id={`${id}-heading`} className="text-h3">
          {heading}
        </h3>
      )}
      <QuestionText id={`${id}-text`} question={question} />
      <Field question={question} answer={answer} onAnswer={onAnswer} />
    </fieldset>
  );
}
