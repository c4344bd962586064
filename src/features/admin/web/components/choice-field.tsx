import { useId } from 'react';

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  /** True to show the label only to screen readers, if the field is next to its subject. */
  readonly isLabelHidden?: boolean;
  /** Undefined for the option `any`. */
  readonly value: Value | undefined;
  readonly options: Readonly<Partial<Record<Value, string>>>;
  /** First option, for no choice. */
  readonly any?: string;
  /** True if the form requires a choice. */
  readonly required?: boolean;
  readonly onChange: (value: Value | undefined) => void;
}

/** Native select field. */
export function ChoiceField<Value extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  any,
  required,
  onChange,
}: ChoiceFieldProps<Value>) {
  const id = useId();
  const known = Object.entries(options) as [Value, string][];
  return (
    <span className="grid max-w-full min-w-0 grid-cols-1 gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      <select
        id={id}
        value={value ?? ''}
        required={required}
        onChange={({ target }) => onChange(known.find(([each]) => each === target.value)?.[0])}
        className="min-h-11 max-w-full rounded-md border border-field-line bg-surface px-2 text-sm"
      >
        {any !== undefined && <option value="">{any}</option>}
        {known.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}
