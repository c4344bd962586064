import type { ReactNode } from 'react';
import { PartIcon } from './part-icon.tsx';
import { useFocusWhen } from './use-focus-when.ts';

interface DoneLineProps {
  /** What is so now; nothing while it is not. Mounted before, so that it is announced. */
  readonly children: ReactNode;
  /** Whether it takes the place of the button that was pressed for it. */
  readonly takesFocus: boolean;
}

/** Says with a tick what somebody has done and what holds from then on. */
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
