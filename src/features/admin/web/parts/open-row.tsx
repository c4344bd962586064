import { type ReactNode, useId } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import { cx } from '../../../../ui/cx.ts';

interface OpenRowProps {
  /** What opens the row, and is read out. */
  readonly name: string;
  /** Beneath the name. */
  readonly beneath: ReactNode;
  /** Beside it. */
  readonly beside: ReactNode;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A line of a list that opens into all of it, and what one can do with it. */
export function OpenRow({ name, beneath, beside, isOpen, onToggle, children }: OpenRowProps) {
  const id = useId();
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
        <div className="grid min-w-0 justify-items-start">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={onToggle}
            className="inline-flex min-h-11 items-center gap-2 text-left font-semibold text-primary underline-offset-4 hover:underline"
          >
            <Icon name="chevron-down" className={cx('size-3.5', isOpen && 'rotate-180')} />
            <bdi className="wrap-anywhere">{name}</bdi>
          </button>
          <div className="max-w-full text-sm wrap-anywhere text-muted">{beneath}</div>
        </div>
        <div className="flex flex-wrap items-center gap-2">{beside}</div>
      </div>
      {isOpen && (
        <div id={id} className="mt-3 grid gap-5 rounded-lg border border-line bg-surface p-5">
          {children}
        </div>
      )}
    </li>
  );
}
