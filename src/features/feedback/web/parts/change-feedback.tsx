import { useForm } from 'react-hook-form';
import { checkForm } from '../../../../platform/web/check-form.ts';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { LeaveGuard } from '../../../../platform/web/leave-guard.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { FeedbackForm as FeedbackShape } from '../../form-contract.ts';
import type { Feedback, FeedbackInput } from '../data.ts';
import { feedbackFieldTexts } from '../field-texts.ts';
import { useChangeFeedback } from '../own-data.ts';
import { ownFeedbackMessages as texts } from '../own-messages.ts';
import { FeedbackFields } from './feedback-fields.tsx';

const checkFeedback = checkForm(FeedbackShape, feedbackFieldTexts);

interface ChangeFeedbackProps {
  readonly feedback: Pick<Feedback, 'id' | 'rating' | 'comment'>;
  readonly onChanged: () => void;
  readonly onCancel: () => void;
}

/** In the place of what was said: its stars and its words, to be said otherwise. What was typed stays until it is saved. */
export function Part({ feedback: { id, rating, comment }, onChanged, onCancel }: ChangeFeedbackProps) {
  const form = useForm<FeedbackInput>({ resolver: checkFeedback, defaultValues: { rating, comment } });
  const change = useChangeFeedback(id);
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit((input) => change.mutate(input, { onSuccess: onChanged }))(event)}
      className="grid gap-5"
    >
      <LeaveGuard active={form.formState.isDirty} />
      <FeedbackFields form={form} hint={null} />
      <ErrorLine>{change.isError && failureText(change.error, texts.notSaved)}</ErrorLine>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={change.isPending}>
          {texts.save}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
