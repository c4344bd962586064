import { useState } from 'react';
import { failureText } from '../../../platform/web/failure-text.ts';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { ConfirmButton, listMessages, useHold } from '../../admin/web/public.ts';
import { AnswerField } from '../web/public.ts';
import { type ModeratedFeedback, useRemoveAnswer } from './data.ts';
import { moderationMessages as texts } from './messages.ts';

interface FeedbackReplyFormProps {
  readonly feedback: ModeratedFeedback;
  readonly onDone: (text: string) => void;
}

/** Field for the organization's answer to feedback, with a button to remove an existing one. */
export function FeedbackReplyForm({ feedback, onDone }: FeedbackReplyFormProps) {
  const [removals, setRemovals] = useState(0);
  const [isTyped, setTyped] = useState(false);
  useHold(isTyped);
  const { mutate, isPending, error } = useRemoveAnswer(feedback.id, () => {
    setRemovals((count) => count + 1);
    onDone(texts.removed);
  });
  return (
    <>
      {/* A new key after a removal, so that the field is empty. */}
      <AnswerField key={removals} feedback={feedback} as="organisation" onDone={onDone} onTyped={setTyped}>
        {feedback.answer !== null && (
          <ConfirmButton
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
