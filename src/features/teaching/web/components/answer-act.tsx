import { type ComponentProps, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import { AnswerField } from '../../../feedback/web/public.ts';
import { useSession } from '../../../identity/web/public.ts';
import { taughtFeedbackMessages as texts } from '../feedback-messages.ts';

interface AnswerActProps {
  readonly feedback: ComponentProps<typeof AnswerField>['feedback'];
  /** Author and time of the feedback, for screen readers. */
  readonly of: string;
}

const nothing = { text: '', takesFocus: false };

/**
 * Answers one piece of feedback; several fields can be open at once, each with its own text. The field and the button that
 * opens it replace each other, so they pass on the focus.
 */
export function AnswerAct({ feedback, of }: AnswerActProps) {
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState(nothing);
  const session = useSession();
  const isAdmin = session.status === 'signed-in' && session.user.role === 'admin';
  // The ref is on the container, because the field may still be loading.
  const field = useFocusWhen(isOpen);
  const label = feedback.answer ? texts.openAnswered : texts.open;
  const name = `${label}: ${of}`;

  function open() {
    setDone(nothing);
    setOpen(true);
  }

  function close(text: string) {
    // A user who has moved to another field while this answer was being saved stays there.
    setDone({ text, takesFocus: field.current?.contains(document.activeElement) === true });
    setOpen(false);
  }

  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      {isOpen ? (
        <div ref={field} role="group" aria-label={name} tabIndex={-1}>
          <AnswerField feedback={feedback} as={isAdmin ? 'organisation' : 'teacher'} onDone={close} />
        </div>
      ) : (
        <Button variant="secondary" aria-label={name} onClick={open}>
          {label}
        </Button>
      )}
      <DoneLine takesFocus={done.takesFocus}>{done.text}</DoneLine>
    </div>
  );
}
