import { useId } from 'react';
import { RichText } from '../../../../ui/rich-text.tsx';
import { questionMessages } from '../messages.ts';
import { type FieldProps, optionStyle, picked } from './field-props.ts';

/** Radio buttons or checkboxes for a choice of one or of several options. */
export function ChoiceField({ question: { type, options }, answer, onAnswer }: FieldProps) {
  const name = useId();
  const isSingle = type === 'single';
  const choose = (place: number, isChosen: boolean) => {
    const others = isSingle ? [] : answer.picked.filter((each) => each !== place);
    onAnswer(picked(...(isChosen ? [...others, place] : others)));
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-sm text-muted">{isSingle ? questionMessages.chooseOne : questionMessages.chooseSeveral}</p>
      {options.map((html, place) => (
        <label key={place} className={optionStyle}>
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={name}
            checked={answer.picked.includes(place)}
            onChange={({ target }) => choose(place, target.checked)}
            className="mt-1 size-4.5 shrink-0 accent-primary outline-none"
          />
          <RichText as="div" html={html} className="prose min-w-0" />
        </label>
      ))}
    </div>
  );
}
