import { useForm } from 'react-hook-form';
import { checkForm } from '../../../../platform/web/check-form.ts';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { LeaveGuard } from '../../../../platform/web/leave-guard.tsx';
import { ApiError } from '../../../../platform/web/rpc.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { useSession } from '../../../identity/web/public.ts';
import { FeedbackForm as FeedbackShape } from '../../form-contract.ts';
import { type FeedbackInput, useAddFeedback } from '../data.ts';
import { feedbackMessages } from '../messages.ts';
import { FeedbackFields, feedbackFieldTexts } from './feedback-fields.tsx';

const texts = feedbackMessages.form;
/** A rating of 0 means none (specification §4). */
const empty: FeedbackInput = { rating: 0, comment: '' };

const checkFeedback = checkForm(FeedbackShape, feedbackFieldTexts);

/** Feedback form for enrolled users; the input stays until it is saved, even if the session ends. */
export function Part({ courseId }: { readonly courseId: string }) {
  const form = useForm({ resolver: checkFeedback, defaultValues: empty });
  const { handleSubmit, getValues, reset, formState } = form;
  const add = useAddFeedback(courseId);
  const { dirtyFields } = formState;

  return (
    <form
      noValidate
      onSubmit={(event) =>
        void handleSubmit((feedback) => {
          const sent = getValues();
          // Input from during the request is not submitted yet, so it stays.
          const isSame = () => getValues('rating') === sent.rating && getValues('comment') === sent.comment;
          add.mutate(feedback, { onSuccess: () => isSame() && reset(empty) });
        })(event)
      }
      className="grid gap-5 rounded-lg border border-line bg-surface p-6"
    >
      <LeaveGuard active={dirtyFields.comment === true} />
      <h3 className="text-h3">{texts.title}</h3>
      <FeedbackFields form={form} hint={<CommentHint />} />
      <ErrorLine>{add.isError && sendFailure(add.error)}</ErrorLine>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={add.isPending}>
          {texts.submit}
        </Button>
        <StatusLine>{add.isSuccess && !formState.isDirty && texts.sent}</StatusLine>
      </div>
    </form>
  );
}

/** Explains what a comment is for, and the name shown with it. */
function CommentHint() {
  const session = useSession();
  const isNameless = session.status === 'signed-in' && !session.user.displayName;
  return (
    <>
      <span>{texts.commentHint}</span>{' '}
      {isNameless ? (
        <span>
          {texts.shownWithoutName} <TextLink to="/edit-profile">{texts.addName}</TextLink>.
        </span>
      ) : (
        <span>{texts.shownWithName}</span>
      )}
    </>
  );
}

/** The strip above the form reports a missing session; the general error is still true after the next login. */
function sendFailure(error: Error): string {
  return error instanceof ApiError && error.status === 401 ? texts.failed : failureText(error, texts.failed);
}
