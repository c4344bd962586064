import { useId } from 'react';
import { cx } from '../../../../ui/cx.ts';

interface PrintedProps {
  readonly label: string;
  readonly text: string;
  readonly isLabelShown?: boolean;
}

/** Output of a program; long output scrolls within its box, so the keyboard has to reach it. */
export function Printed({ label, text, isLabelShown = false }: PrintedProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1">
      <p id={id} className={cx('text-sm font-semibold', !isLabelShown && 'sr-only')}>
        {label}
      </p>
      <pre
        // Not a landmark: an exercise may show several, even two with the same file name.
        role="group"
        aria-labelledby={id}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
        tabIndex={0}
        dir="ltr"
        translate="no"
        className="max-h-80 overflow-auto rounded-md border border-line bg-sunken px-3.5 py-3 font-mono text-sm leading-relaxed"
      >
        {text}
      </pre>
    </div>
  );
}
