import { type ComponentProps, useId } from 'react';
import { cx } from './cx.ts';
import { FieldFrame, type MarkedFieldTexts, controlStyle, describeField } from './field.tsx';

/** One line of text with its label; takes what react-hook-form's `register` returns. For a limit: `LimitedTextField`. */
export function TextField({
  label,
  hint,
  error,
  errorId,
  id,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'maxLength'> & MarkedFieldTexts) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const texts = { label, hint, error, errorId };
  return (
    <FieldFrame id={fieldId} {...texts}>
      <input
        dir="auto"
        {...input}
        {...describeField(fieldId, texts)}
        className={cx(controlStyle, 'min-h-11 py-1.5', className)}
      />
    </FieldFrame>
  );
}
