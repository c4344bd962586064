import { useId } from 'react';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { cx } from '../../../../ui/cx.ts';
import { controlStyle } from '../../../../ui/field.tsx';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import type { searchQueryMaxLength } from '../../contract.ts';
import { searchMessages } from '../messages.ts';

// The contract's number, whose type holds it to it: imported as a value it would bring zod to every page.
export const maxLength: typeof searchQueryMaxLength = 200;

interface SearchFieldProps {
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** The words to search for and the button that searches. */
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
