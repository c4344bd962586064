import { LimitedTextArea, LimitedTextField } from '../../../../ui/limited-field.tsx';
import { questionMessages } from '../messages.ts';
import { typedMaxLength } from '../data.ts';
import { type FieldProps, typed } from './field-props.ts';

/** Turns off the browser's corrections, which would change the answer. */
const asTyped = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  maxLength: typedMaxLength,
} as const;

/** Field for a number, a few words, or the output of a program. */
export function TypedField({ question: { type, exact }, answer, onAnswer }: FieldProps) {
  const value = answer.typed[0] ?? '';
  if (type === 'predict')
    return (
      <LimitedTextArea
        {...asTyped}
        label={questionMessages.output}
        value={value}
        rows={2}
        className="min-h-20 font-mono"
        onChange={({ target }) => onAnswer(typed(target.value))}
      />
    );
  return (
    <LimitedTextField
      {...asTyped}
      label={questionMessages.answer}
      hint={exact && questionMessages.exact}
      value={value}
      inputMode={type === 'number' ? 'decimal' : 'text'}
      className="max-w-md"
      onChange={({ target }) => onAnswer(typed(target.value))}
    />
  );
}
