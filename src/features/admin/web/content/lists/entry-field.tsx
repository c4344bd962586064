import { useId } from 'react';
import { cx } from '../../../../../ui/cx.ts';
import { controlStyle } from '../../../../../ui/field.tsx';
import { useKnownItems } from './known-items.ts';
import type { FieldOf } from './list-shapes.ts';
import { listFieldMessages as texts } from './messages.ts';

interface EntryFieldProps {
  readonly of: FieldOf;
  readonly label: string;
  /** For screen readers alone, where the field is all that an entry has. */
  readonly isLabelHidden: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One field of an entry: words, or one of what there is. */
export function EntryField({ of, label, isLabelHidden, value, onChange }: EntryFieldProps) {
  const id = useId();
  const known = useKnownItems(of);
  const control = {
    id,
    value,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  };
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      {of === 'words' ? (
        <input dir="auto" {...control} className={cx(controlStyle, 'min-h-11 py-1.5')} />
      ) : (
        <select
          {...control}
          className="min-h-11 w-full min-w-0 rounded-md border border-field-line bg-surface px-2 text-sm"
        >
          <option value="">{texts.choose}</option>
          {Object.entries({ ...unknown(value, known), ...known }).map(([each, title]) => (
            <option key={each} value={each}>
              {title}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** What the file names stays chosen, also while it is not known what there is, and where it is not there. */
function unknown(value: string, known: Readonly<Record<string, string>> | undefined): Record<string, string> {
  return value === '' ? {} : { [value]: known ? texts.unknown(value) : value };
}
