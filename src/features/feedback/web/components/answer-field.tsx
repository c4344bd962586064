import { useEffect, useState } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { LeaveGuard } from '../../../../platform/web/leave-guard.tsx';
import { isConflict, useEditBase } from '../../../../platform/web/use-edit-base.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import { useAnswerFeedback } from '../answer-data.ts';
import { answerMessages as texts } from '../answer-messages.ts';
import type { Feedback } from '../data.ts';
import type { Elements } from '../../../../ui/elements.ts';
import { LimitedTextArea } from '../../../../ui/limited-field.tsx';

interface AnswerFieldProps {
  readonly feedback: Pick<Feedback, 'id' | 'answer' | 'answeredAs'>;
  /** The role in which the signed-in user answers. */
  readonly as: 'organisation' | 'teacher';
  readonly onDone: (text: string) => void;
  /** Called when the field gets or loses unsaved input. */
  readonly onTyped?: (isTyped: boolean) => void;
  /** Further buttons beside the submit button. */
  readonly children?: Elements;
}

/** Field for the answer to feedback; shows the stored answer until the user edits it. */
export function Part({ feedback: { id, answer, answeredAs }, as, onDone, onTyped, children }: AnswerFieldProps) {
  const [typed, setTyped] = useState<string>();
  const isTyped = typed !== undefined;
  const [seen, catchUp] = useEditBase(answer, isTyped);
  useEffect(() => onTyped?.(isTyped), [isTyped, onTyped]);
  function finish() {
    setTyped(undefined);
    catchUp();
    onDone(texts.answered);
  }
  const { mutate, isPending, error } = useAnswerFeedback(id, finish, catchUp);
  const text = typed ?? answer ?? '';
  const isChanged = text.trim() !== (seen ?? '');

  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <LeaveGuard active={isChanged} />
      <div className="w-full max-w-2xl">
        <LimitedTextArea
          label={texts.answer}
          hint={answeredAs === null ? texts.as[as] : `${texts.answeredBy[answeredAs]} ${texts.as[as]}`}
          value={text}
          maxLength={2000}
          onChange={({ target }) => setTyped(target.value === (seen ?? '') ? undefined : target.value)}
        />
      </div>
      <StatusLine>{isTyped && (answer !== seen || isConflict(error)) && texts.changed(answer)}</StatusLine>
      <div className="flex flex-wrap gap-3">
        <Button
          busy={isPending}
          onClick={() => {
            if (text.trim() !== '' && isChanged) mutate({ text: text.trim(), seen });
          }}
        >
          {answer === null ? texts.send : texts.change}
        </Button>
        {children}
      </div>
      <ErrorLine>{error && failureText(error, texts.failed)}</ErrorLine>
    </div>
  );
}
