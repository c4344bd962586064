import { type ComponentProps, useId, useState } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { FieldFrame, type MarkedFieldTexts, controlStyle, describeField } from '../../../../ui/field.tsx';
import { fieldMessages } from '../messages.ts';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & MarkedFieldTexts;

/** Password field with a button that shows the password. */
export function PasswordField({ label, hint, error, errorId, ...input }: PasswordFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const texts = { label, hint, error, errorId };
  return (
    <FieldFrame id={id} {...texts}>
      <div className="relative">
        <input
          {...input}
          {...describeField(id, texts)}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={cx(controlStyle, 'min-h-11 py-2 pr-20')}
        />
        <button
          type="button"
          aria-label={fieldMessages.showPasswordLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 min-w-16 rounded-md px-3 text-sm font-semibold text-primary hover:underline"
        >
          {shown ? fieldMessages.hidePassword : fieldMessages.showPassword}
        </button>
      </div>
    </FieldFrame>
  );
}
