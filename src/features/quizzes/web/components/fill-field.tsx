import { LimitedTextField } from '../../../../ui/limited-field.tsx';
import { questionMessages } from '../messages.ts';
import { typedMaxLength } from '../data.ts';
import { type FieldProps, typed } from './field-props.ts';

/** One field for each blank, below the text: blanks may be inside code, where no field can be placed. */
export function FillField({ question: { blanks, exact = [] }, answer, onAnswer }: FieldProps) {
  const texts = Array.from({ length: blanks }, (_, place) => answer.typed[place] ?? '');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {texts.map((text, place) => (
        <LimitedTextField
          key={place}
          label={questionMessages.blank(place + 1)}
          hint={exact.includes(place) ? questionMessages.exact : undefined}
          value={text}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={typedMaxLength}
          onChange={({ target }) => onAnswer(typed(...texts.with(place, target.value)))}
        />
      ))}
    </div>
  );
}
