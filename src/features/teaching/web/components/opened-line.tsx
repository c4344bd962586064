import { type ReactNode, useId, useState } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/icon.tsx';
import type { Elements } from '../../../../ui/elements.ts';

interface OpenedLineProps {
  readonly line: Elements;
  /** Rendered, and thereby loaded, once the line is expanded. */
  readonly children: ReactNode;
}

/** Line of a list that expands to its details. */
export function OpenedLine({ line, children }: OpenedLineProps) {
  const [isOpen, setOpen] = useState(false);
  const openedId = useId();
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? openedId : undefined}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-2 py-1.5 text-left hover:text-primary"
      >
        <Icon name="chevron-down" className={cx('size-4 text-muted transition-transform', !isOpen && '-rotate-90')} />
        {line}
      </button>
      {isOpen && (
        <div id={openedId} className="pb-4">
          {children}
        </div>
      )}
    </li>
  );
}
