import { useState } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { useStoredDraft } from '../../../../platform/web/use-stored-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import type { Feedback, FeedbackInput } from '../data.ts';
import { useRemoveFeedback } from '../own-data.ts';
import { ownFeedbackMessages as texts } from '../own-messages.ts';

const ChangeForm = lazyPart(() => import('./change-feedback.tsx'), texts.part);

interface OwnFeedbackActsProps {
  readonly feedback: Pick<Feedback, 'id' | 'userId' | 'rating' | 'comment' | 'timestamp'>;
  readonly onRemoved: () => void;
}

/** Edit and delete buttons of a user's own feedback. Form and button replace each other and pass on the focus. */
export function Part({ feedback, onRemoved }: OwnFeedbackActsProps) {
  // This unmounts when the session ends; the draft is restored when its author signs in again.
  const typed = useStoredDraft<FeedbackInput>(`opvir.feedback.${feedback.userId}.${feedback.id}`);
  const [state, setState] = useState<'shown' | 'reopened' | 'changing' | 'changed' | 'cancelled'>(
    typed.draft ? 'reopened' : 'shown',
  );
  // Around the form, which may still be loading.
  const form = useFocusWhen(state === 'changing');
  const opener = useFocusWhen<HTMLButtonElement>(state === 'cancelled');
  const date = new Date(feedback.timestamp).toLocaleDateString('en', { dateStyle: 'long' });
  const change = texts.changeOf(date);
  return (
    <div className="mt-3 grid grid-cols-1 gap-2">
      {state === 'changing' || state === 'reopened' ? (
        <div ref={form} role="group" aria-label={change} tabIndex={-1}>
          <ChangeForm
            feedback={feedback}
            typed={typed}
            onChanged={() => setState('changed')}
            onCancel={() => setState('cancelled')}
          />
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            ref={opener}
            variant="secondary"
            size="small"
            aria-label={change}
            onClick={() => setState('changing')}
          >
            {texts.change}
          </Button>
          <RemoveButton feedbackId={feedback.id} name={texts.removeOf(date)} onRemoved={onRemoved} />
        </div>
      )}
      <DoneLine takesFocus={state === 'changed'}>{state === 'changed' && texts.changed}</DoneLine>
    </div>
  );
}

interface RemoveButtonProps {
  readonly feedbackId: string;
  readonly name: string;
  readonly onRemoved: () => void;
}

function RemoveButton({ feedbackId, name, onRemoved }: RemoveButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const remove = useRemoveFeedback(feedbackId);
  function confirm() {
    setAsked(false);
    // A promise, because the list unmounts this item before the mutation settles.
    remove.mutateAsync().then(onRemoved, () => undefined);
  }
  return (
    <>
      <Button variant="quiet" size="small" aria-label={name} busy={remove.isPending} onClick={() => setAsked(true)}>
        {texts.remove}
      </Button>
      <ErrorLine>{remove.isError && failureText(remove.error, texts.notRemoved)}</ErrorLine>
      <Dialog
        open={isAsked}
        title={texts.removeTitle}
        onClose={() => setAsked(false)}
        closeLabel={texts.keep}
        action={
          <Button variant="danger" onClick={confirm}>
            {texts.remove}
          </Button>
        }
      >
        {texts.removeText}
      </Dialog>
    </>
  );
}
