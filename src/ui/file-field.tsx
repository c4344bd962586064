import { type ComponentProps, useId } from 'react';
import { cx } from './cx.ts';
import { type FieldTexts, FieldFrame, controlStyle, describeField } from './field.tsx';

/** One file with its label; the browser's own chooser, which also takes a file that is dropped on it. */
export function FileField({ label, hint, error, id, className, ...input }: ComponentProps<'input'> & FieldTexts) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const texts = { label, hint, error };
  return (
    <FieldFrame id={fieldId} {...texts}>
      <input
        {...input}
        {...describeField(fieldId, texts)}
        type="file"
        className={cx(
          controlStyle,
          // A file chooser counts as read-only.
          'min-h-11 cursor-pointer bg-surface! py-1.5 pl-1.5! text-sm file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-sm file:border-0 file:bg-primary-soft file:px-3 file:text-sm file:font-semibold file:text-primary',
          className,
        )}
      />
    </FieldFrame>
  );
}
