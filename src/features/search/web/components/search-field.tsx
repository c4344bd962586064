import { useId } from 'react';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { cx } from '../../../../ui/cx.ts';
import { controlStyle } from '../../../../ui/field.tsx';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import type { searchQueryMaxLength } from '../../contract.ts';
import { searchMessages } from '../messages.ts';

// Copied from the contract, whose type checks the value: importing it would load zod on every page.
export const maxLength: typeof searchQueryMaxLength = 200;

interface SearchFieldProps {
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** Search field with its button. */
export function SearchField({ value, onText }: SearchFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {searchMessages.label}
      </label>
      <div className="flex gap-3">
        <input
          id={id}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={maxLength}
          value={value}
          onChange={(event) => onText(event.target.value)}
          className={cx(controlStyle, 'min-h-11 min-w-0 py-2')}
        />
        <button type="submit" className={buttonStyle()}>
          <PartIcon name="search" className="size-4.5" />
          {searchMessages.submit}
        </button>
      </div>
    </div>
  );
}
