import { type MouseEvent, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { exerciseMessages } from '../messages.ts';

interface RunBarProps {
  readonly isRunning: boolean;
  readonly onRun: () => void;
  readonly onStop: () => void;
  /** Absent where nothing can be submitted. */
  readonly submit?: {
    readonly isSending: boolean;
    /** True once all visible tests pass: the next step is to submit. */
    readonly isNext: boolean;
    readonly onSubmit: () => void;
  };
}

const doubleClickMs = 500;

/** Run, which is Stop while something runs in this browser, and Submit. */
export function RunBar({ isRunning, onRun, onStop, submit }: RunBarProps) {
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
        variant={isRunning ? 'danger' : submit?.isNext ? 'secondary' : 'primary'}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        className="min-w-24"
        onClick={pressRun}
      >
        {isRunning ? exerciseMessages.stop : exerciseMessages.run}
      </Button>
      {submit && (
        <Button variant={submit.isNext ? 'primary' : 'secondary'} busy={submit.isSending} onClick={submit.onSubmit}>
          {exerciseMessages.submit}
        </Button>
      )}
      <span className="text-xs text-muted max-sm:hidden pointer-coarse:hidden">{exerciseMessages.runKeys}</span>
    </div>
  );
}
