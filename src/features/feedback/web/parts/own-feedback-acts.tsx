import { useState } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import type { Feedback } from '../data.ts';
import { useRemoveFeedback } from '../own-data.ts';
import { ownFeedbackMessages as texts } from '../own-messages.ts';

const ChangeForm = lazyPart(() => import('./change-feedback.tsx'), texts.part);

interface OwnFeedbackActsProps {
  readonly feedback: Pick<Feedback, 'id' | 'rating' | 'comment' | 'timestamp'>;
  readonly onRemoved: () => void;
}

/** What authors do to their own feedback. */
export function Part({ feedback, onRemoved }: OwnFeedbackActsProps) {
  const [state, setState] = useState<'shown' | 'changing' | 'changed'>('shown');
  const date = new Date(feedback.timestamp).toLocaleDateString(undefined, { dateStyle: 'long' });
  if (state === 'changing') {
    return (
      <div className="mt-3">
        <ChangeForm feedback={feedback} onChanged={() => setState('changed')} onCancel={() => setState('shown')} />
      </div>
    );
  }
  return (
    <div className="mt-3 grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" aria-label={texts.changeOf(date)} onClick={() => setState('changing')}>
          {texts.change}
        </Button>
        <RemoveButton feedbackId={feedback.id} name={texts.removeOf(date)} onRemoved={onRemoved} />
      </div>
      <StatusLine>{state === 'changed' && texts.changed}</StatusLine>
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
    // Heard of in the act: the list drops this item before the mutation settles.
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
