import { useRef, type MouseEvent } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { exerciseMessages } from '../messages.ts';

export interface RunBarProps {
  readonly isRunning: boolean;
  readonly isEnrolled: boolean;
  readonly isSending: boolean;
  /** True once all visible tests pass: the next step is to submit. */
  readonly isReady: boolean;
  readonly onRun: () => void;
  readonly onSubmit: () => void;
  readonly onStop: () => void;
}

/** Run, which is Stop while something runs in this browser, and Submit. */
export function RunBar({ isRunning, isEnrolled, isSending, isReady, onRun, onSubmit, onStop }: RunBarProps) {
  const startedAt = useRef(0);

  /** The second press of a double-click must not stop what the first has started. */
  function pressRun({ detail, timeStamp }: MouseEvent): void {
    if (detail > 1 && timeStamp - startedAt.current < doubleClickMs) return;
    if (isRunning) return onStop();
    startedAt.current = timeStamp;
    onRun();
  }

  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      {/* One button, so that it keeps the focus. */}
      <Button
        variant={isRunning ? 'danger' : isReady && isEnrolled ? 'secondary' : 'primary'}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        className="min-w-24"
        onClick={pressRun}
      >
        {isRunning ? exerciseMessages.stop : exerciseMessages.run}
      </Button>
      {isEnrolled && (
        <Button variant={isReady ? 'primary' : 'secondary'} busy={isSending} onClick={onSubmit}>
          {exerciseMessages.submit}
        </Button>
      )}
      <span className="text-xs text-muted max-sm:hidden pointer-coarse:hidden">{exerciseMessages.runKeys}</span>
    </div>
  );
}

const doubleClickMs = 500;
