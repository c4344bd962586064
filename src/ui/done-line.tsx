import type { ReactNode } from 'react';
import { PartIcon } from './part-icon.tsx';
import { useFocusWhen } from './use-focus-when.ts';

interface DoneLineProps {
  /** The new state; empty until then. Mounted beforehand, so that screen readers announce it. */
  readonly children: ReactNode;
  /** True if it replaces the button that was pressed, and so takes its focus. */
  readonly takesFocus: boolean;
}

/** Success message with a check mark: a completed action and its result. */
export function DoneLine({ children, takesFocus }: DoneLineProps) {
  const line = useFocusWhen(takesFocus);
  return (
    <div ref={line} role="status" tabIndex={-1}>
      {children && (
        <p className="flex items-start gap-2 font-semibold text-primary">
          <PartIcon name="success" className="mt-0.5 size-5" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
