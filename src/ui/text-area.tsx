import { type ComponentProps, useId } from 'react';
import { cx } from './cx.ts';
import { type FieldTexts, FieldFrame, controlStyle, describeField } from './field.tsx';

/** Several lines of text with their label; takes what react-hook-form's `register` returns. For a limit: `LimitedTextArea`. */
export function TextArea({
  label,
  hint,
  error,
  id,
  className,
  rows = 4,
  ...area
}: Omit<ComponentProps<'textarea'>, 'maxLength'> & FieldTexts) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const texts = { label, hint, error };
  return (
    <FieldFrame id={fieldId} {...texts}>
      <textarea
        dir="auto"
        {...area}
        {...describeField(fieldId, texts)}
        rows={rows}
        className={cx(controlStyle, 'field-sizing-content max-h-96 min-h-28 resize-y py-2.5', className)}
      />
    </FieldFrame>
  );
}
