import { useId } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { controlStyle } from '../../../../ui/field.tsx';
import type { Entry } from './entry.ts';
import { useKnownItems } from './known-items.ts';
import type { FieldOf } from './list-shapes.ts';
import { listFieldMessages as texts } from './messages.ts';

interface EntryFieldProps {
  readonly of: FieldOf;
  readonly label: string;
  /** True to show the label only to screen readers, if the entry is a single field. */
  readonly isLabelHidden: boolean;
  readonly value: Entry | undefined;
  readonly onChange: (value: Entry) => void;
}

/** Field of an entry: text, a number, a checkbox, or a select of known items. */
export function EntryField({ of, label, isLabelHidden, value, onChange }: EntryFieldProps) {
  const id = useId();
  if (of === 'tick') {
    return (
      <label className="flex min-h-9 items-center gap-2 text-sm font-semibold">
        <input
          type="checkbox"
          className="size-5 accent-primary"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
    );
  }
  const control = { id, value: typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '' };
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      <Control of={of} {...control} onWrite={onChange} />
    </div>
  );
}

interface ControlProps {
  readonly id: string;
  readonly of: Exclude<FieldOf, 'tick'>;
  readonly value: string;
  readonly onWrite: (value: Entry) => void;
}

function Control({ of, id, value, onWrite }: ControlProps) {
  const known = useKnownItems(of);
  if (of === 'text' || of === 'code') {
    return (
      <textarea
        id={id}
        dir={of === 'text' ? 'auto' : 'ltr'}
        spellCheck={of === 'text'}
        rows={1}
        // The line break at the end belongs to the file.
        value={value.replace(/\n$/, '')}
        onChange={({ target }) => onWrite(withEnd(target.value, value))}
        className={cx(
          controlStyle,
          'field-sizing-content max-h-96 min-h-11 resize-y py-2',
          of === 'code' && 'font-mono',
        )}
      />
    );
  }
  if (of === 'words' || of === 'number') {
    return (
      <input
        id={id}
        dir="auto"
        type={of === 'number' ? 'number' : 'text'}
        step="any"
        value={value}
        onChange={({ target }) => onWrite(of === 'number' && target.value !== '' ? target.valueAsNumber : target.value)}
        className={cx(controlStyle, 'min-h-11 py-1.5')}
      />
    );
  }
  return (
    <select
      id={id}
      value={value}
      onChange={({ target }) => onWrite(target.value)}
      className="min-h-11 w-full min-w-0 rounded-md border border-field-line bg-surface px-2 text-sm"
    >
      <option value="">{texts.choose}</option>
      {Object.entries({ ...unknown(value, known), ...known }).map(([each, title]) => (
        <option key={each} value={each}>
          {title}
        </option>
      ))}
    </select>
  );
}

/** Option for a value that is not (or not yet) among the known items, so that it stays selected. */
function unknown(value: string, known: Readonly<Record<string, string>> | undefined): Record<string, string> {
  return value === '' ? {} : { [value]: known ? texts.unknown(value) : value };
}

/** Adds a final line break to a multi-line text, and to a text that had one before. */
function withEnd(text: string, before: string): string {
  return text !== '' && (before.endsWith('\n') || text.includes('\n')) ? `${text}\n` : text;
}
