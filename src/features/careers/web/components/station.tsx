import type { ReactNode } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { PartIcon } from '../../../../ui/part-icon.tsx';

/** `plain` if the reader's progress is unknown. */
export type StationState = 'plain' | 'begun' | 'done';

interface StationProps {
  readonly state: StationState;
  readonly children: ReactNode;
}

/** One station of a career. The line after a completed one is solid, others are pale; the text states the same. */
export function Station({ state, children }: StationProps) {
  return (
    <li className="group relative grid grid-cols-[2.75rem_1fr] pb-10 last:pb-0">
      <span
        aria-hidden="true"
        className={cx(
          'absolute top-0 left-2.75 h-full w-1.5 group-last:hidden',
          state === 'done' ? 'bg-primary' : 'bg-line',
        )}
      />
      <span
        aria-hidden="true"
        className={cx(
          'relative grid size-7 place-items-center rounded-full border-primary',
          state === 'done' ? 'bg-primary text-paper' : 'border-5 bg-paper',
        )}
      >
        {state === 'done' && <PartIcon name="check" className="size-4.5" />}
        {state === 'begun' && <span className="h-2 w-2 rounded-full bg-primary" />}
      </span>
      <div className="grid min-w-0 content-start gap-1">{children}</div>
    </li>
  );
}
