import { failureText } from '../../../../platform/web/failure-text.ts';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { AnswerField } from '../../../feedback/web/public.ts';
import { type ModeratedFeedback, useRemoveAnswer } from '../feedback-data.ts';
import { moderationMessages as texts } from '../feedback-messages.ts';
import { listMessages } from '../messages.ts';
import { AskedButton } from './asked-button.tsx';

interface AnswerFeedbackProps {
  readonly feedback: ModeratedFeedback;
  readonly onDone: (text: string) => void;
}

/** The answer of the organisation beneath feedback, and how to remove the one that is there. */
export function AnswerFeedback({ feedback, onDone }: AnswerFeedbackProps) {
  const { mutate, isPending, error } = useRemoveAnswer(feedback.id, () => onDone(texts.removed));
  return (
    <>
      {/* Another answer begins another field: what was removed does not stand there as if it had been typed. */}
      <AnswerField
        key={feedback.answer === null ? 'none' : 'some'}
        feedback={feedback}
        as="organisation"
        onDone={onDone}
      >
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
