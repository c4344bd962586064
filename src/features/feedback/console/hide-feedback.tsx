import { useState } from 'react';
import { failureText } from '../../../platform/web/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { LimitedTextArea } from '../../../ui/limited-field.tsx';
import { RowGuard, dateTimeText, listMessages } from '../../admin/web/public.ts';
import { type ModeratedFeedback, useSetFeedbackState } from './data.ts';
import { moderationMessages as texts } from './messages.ts';

interface HideFeedbackProps {
  readonly feedback: ModeratedFeedback;
  readonly onDone: (text: string) => void;
}

/** Form that hides feedback with a reason for its author, or shows it again. */
export function HideFeedback({ feedback: { id, hiddenAt, hiddenReason }, onDone }: HideFeedbackProps) {
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useSetFeedbackState(id, finish);
  const typed = reason.trim();

  function finish(isHidden: boolean) {
    setReason('');
    onDone(isHidden ? texts.nowHidden : texts.nowShown);
  }

  function hide() {
    if (typed !== '') mutate({ state: 'hidden', reason: typed });
  }

  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <RowGuard active={typed !== ''} />
      {hiddenAt === null ? (
        <>
          <div className="w-full max-w-2xl">
            <LimitedTextArea
              label={texts.reason}
              hint={texts.reasonHint}
              rows={2}
              value={reason}
              maxLength={500}
              onChange={({ target }) => setReason(target.value)}
            />
          </div>
          <Button variant="secondary" busy={isPending} onClick={hide}>
            {texts.hide}
          </Button>
        </>
      ) : (
        <>
          <p className="max-w-2xl wrap-anywhere">{texts.reasonWas(dateTimeText(hiddenAt), hiddenReason ?? '')}</p>
          <Button variant="secondary" busy={isPending} onClick={() => mutate({ state: 'shown' })}>
            {texts.show}
          </Button>
        </>
      )}
      <ErrorLine>{error && failureText(error, listMessages.failedAct)}</ErrorLine>
    </div>
  );
}
