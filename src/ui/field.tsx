import type { ReactNode } from 'react';
import { PartIcon } from './part-icon.tsx';
import type { Elements } from './elements.ts';

export interface FieldTexts {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

export interface MarkedFieldTexts extends FieldTexts {
  /** The id of a line elsewhere in the form, if that one says what is wrong with the field. */
  readonly errorId?: string | undefined;
}

/** The attributes that tie a control to its hint and its error. */
export function describeField(id: string, { hint, error, errorId = error && `${id}-error` }: MarkedFieldTexts) {
  const described = [hint && `${id}-hint`, errorId].filter(Boolean).join(' ');
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': errorId ? true : undefined } as const;
}

/** The look of everything that one types into. */
export const controlStyle =
  'block w-full rounded-md border border-field-line bg-surface px-3.5 text-base text-ink transition-colors ' +
  'placeholder:text-muted hover:border-ink focus-visible:border-primary focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger aria-invalid:outline-danger read-only:bg-sunken read-only:text-muted disabled:opacity-60';

interface FieldFrameProps extends FieldTexts {
  readonly id: string;
  readonly children: Elements;
}

/** Label above, control, then hint and error beneath. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <PartIcon name="alert" className="mt-0.5 size-4.5" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
