import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { sentences } from '../../../../ui/sentences.ts';
import { attemptMessages as texts } from '../messages.ts';
import type { Submission } from './use-submission.ts';

interface SubmitQuizProps {
  /** Numbers of the questions without an answer; submitting asks for confirmation first. */
  readonly open: readonly number[];
  /** Numbers of the questions with an empty blank. */
  readonly gaps: readonly number[];
  /** Goes to the question with this number. */
  readonly onBack: (number: number) => void;
  readonly submission: Submission;
}

/**
 * Button that submits the quiz. If questions are open, it asks for confirmation and offers to go to the first of them.
 */
export function SubmitQuiz({ open, gaps, onBack, submission: { state, submit } }: SubmitQuizProps) {
  const [isAsked, setAsked] = useState(false);
  const all = [...open, ...gaps];
  const goBack = () => {
    setAsked(false);
    onBack(Math.min(...all));
  };
  const submitNow = () => {
    setAsked(false);
    void submit();
  };
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-6">
      <Button busy={state === 'pending'} onClick={() => (all.length > 0 ? setAsked(true) : submitNow())}>
        {texts.submit}
      </Button>
      <Dialog
        open={isAsked}
        title={texts.unanswered.title}
        closeLabel={texts.unanswered.stay}
        onClose={goBack}
        action={
          <Button variant="secondary" onClick={submitNow}>
            {texts.unanswered.submit}
          </Button>
        }
      >
        {sentences(open.length > 0 && texts.unanswered.text(open), gaps.length > 0 && texts.unanswered.gaps(gaps))}
      </Dialog>
    </div>
  );
}
