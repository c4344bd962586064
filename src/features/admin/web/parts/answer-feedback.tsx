import { useState } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { AnswerField } from '../../../feedback/web/public.ts';
import { type ModeratedFeedback, useRemoveAnswer } from '../feedback-data.ts';
import { moderationMessages as texts } from '../feedback-messages.ts';
import { listMessages } from '../messages.ts';
import { AskedButton } from './asked-button.tsx';
import { useHold } from './list-tools.ts';

interface AnswerFeedbackProps {
  readonly feedback: ModeratedFeedback;
  readonly onDone: (text: string) => void;
}

/** The answer of the organisation beneath feedback, and how to remove the one that is there. */
export function AnswerFeedback({ feedback, onDone }: AnswerFeedbackProps) {
  const [removals, setRemovals] = useState(0);
  const [isTyped, setTyped] = useState(false);
  useHold(isTyped);
  const { mutate, isPending, error } = useRemoveAnswer(feedback.id, () => {
    setRemovals((count) => count + 1);
    onDone(texts.removed);
  });
  return (
    <>
      {/* Whoever removes the answer begins another field: what was removed does not stand there as if it had been typed. */}
      <AnswerField key={removals} feedback={feedback} as="organisation" onDone={onDone} onTyped={setTyped}>
        {feedback.answer !== null && (
          <AskedButton
            label={texts.remove}
            title={texts.removeTitle}
            text={texts.removeText}
            isDanger
            busy={isPending}
            onConfirm={() => mutate()}
          />
        )}
      </AnswerField>
      <ErrorLine>{error && failureText(error, listMessages.failedAct)}</ErrorLine>
    </>
  );
}
