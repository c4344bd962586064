import { useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { exerciseMessages } from '../messages.ts';
import type { Work } from '../run/use-runner.ts';

interface ActionsProps {
  readonly work: Work;
  readonly isEnrolled: boolean;
  readonly isSending: boolean;
  readonly onRun: () => void;
  readonly onCheck: () => void;
  readonly onSubmit: () => void;
  readonly onStop: () => void;
}

/** Buttons of a program: run, check and submit; stop while something runs in this browser. */
export function Actions({ work, isEnrolled, isSending, onRun, onCheck, onSubmit, onStop }: ActionsProps) {
  const isRunning = work.kind === 'running';
  const actions = useRef<HTMLDivElement>(null);
  // The button is then disabled and would lose the focus.
  const stop = () => {
    onStop();
    actions.current?.focus();
  };
  return (
    <div ref={actions} tabIndex={-1} className="grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={isRunning && work.what === 'run'}
          disabled={isRunning && work.what === 'check'}
          onClick={onRun}
        >
          {exerciseMessages.run}
        </Button>
        <Button
          variant="secondary"
          busy={isRunning && work.what === 'check'}
          disabled={isRunning && work.what === 'run'}
          onClick={onCheck}
        >
          {exerciseMessages.check}
        </Button>
        {isEnrolled && (
          <Button busy={isSending} onClick={onSubmit}>
            {exerciseMessages.submit}
          </Button>
        )}
        <Button variant="danger" disabled={!isRunning} onClick={stop}>
          {exerciseMessages.stop}
        </Button>
      </div>
      {!isEnrolled && <p className="text-sm text-muted">{exerciseMessages.visitor}</p>}
    </div>
  );
}
