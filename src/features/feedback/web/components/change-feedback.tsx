import { useForm } from 'react-hook-form';
import { checkForm } from '../../../../platform/web/check-form.ts';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { LeaveGuard } from '../../../../platform/web/leave-guard.tsx';
import type { useStoredDraft } from '../../../../platform/web/use-stored-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { FeedbackForm as FeedbackShape } from '../../form-contract.ts';
import type { Feedback, FeedbackInput } from '../data.ts';
import { useChangeFeedback } from '../own-data.ts';
import { ownFeedbackMessages as texts } from '../own-messages.ts';
import { FeedbackFields, feedbackFieldTexts } from './feedback-fields.tsx';

const checkFeedback = checkForm(FeedbackShape, feedbackFieldTexts);

interface ChangeFeedbackProps {
  readonly feedback: Pick<Feedback, 'id' | 'rating' | 'comment'>;
  readonly typed: ReturnType<typeof useStoredDraft<FeedbackInput>>;
  readonly onChanged: () => void;
  readonly onCancel: () => void;
}

/** Form that replaces a record to edit its stars and comment. The draft stays until it is saved or discarded. */
export function Part({ feedback: { id, rating, comment }, typed, onChanged, onCancel }: ChangeFeedbackProps) {
  const { draft, isKept, setDraft } = typed;
  const form = useForm<FeedbackInput>({ resolver: checkFeedback, defaultValues: draft ?? { rating, comment } });
  const change = useChangeFeedback(id, () => setDraft(null));
  return (
    <form
      noValidate
      onChange={() => setDraft(form.getValues())}
      onSubmit={(event) => void form.handleSubmit((input) => change.mutate(input, { onSuccess: onChanged }))(event)}
      className="grid gap-5"
    >
      <LeaveGuard active={!isKept} />
      <FeedbackFields form={form} hint={null} />
      <ErrorLine>{change.isError && failureText(change.error, texts.notSaved)}</ErrorLine>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={change.isPending}>
          {texts.save}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            setDraft(null);
            onCancel();
          }}
        >
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
