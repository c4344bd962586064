import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { attemptMessages as texts } from '../messages.ts';
import type { Submission } from './use-submission.ts';

interface SubmitQuizProps {
  /** The numbers of the questions without an answer: it is asked before they are given away. */
  readonly open: readonly number[];
  readonly submission: Submission;
}

export function SubmitQuiz({ open, submission: { state, submit } }: SubmitQuizProps) {
  const [isAsked, setAsked] = useState(false);
  const submitNow = () => {
    setAsked(false);
    void submit();
  };
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-6">
      <Button busy={state === 'pending'} onClick={() => (open.length > 0 ? setAsked(true) : submitNow())}>
        {texts.submit}
      </Button>
      <Dialog
        open={isAsked}
        title={texts.unanswered.title}
        closeLabel={texts.unanswered.stay}
        onClose={() => setAsked(false)}
        action={
          <Button variant="secondary" onClick={submitNow}>
            {texts.unanswered.submit}
          </Button>
        }
      >
        {texts.unanswered.text(open)}
      </Dialog>
    </div>
  );
}
