import { type ComponentProps, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import { AnswerField } from '../../../feedback/web/public.ts';
import { useSession } from '../../../identity/web/public.ts';
import { taughtFeedbackMessages as texts } from '../feedback-messages.ts';

interface AnswerActProps {
  readonly feedback: ComponentProps<typeof AnswerField>['feedback'];
  /** Whose and of when, for screen readers. */
  readonly of: string;
}

const nothing = { text: '', takesFocus: false };

/**
 * Answers one piece of feedback; fields of others may stand open beside it, each with what is typed in it. The field and what opens
 * it take each other's place, so they hand the focus on.
 */
export function AnswerAct({ feedback, of }: AnswerActProps) {
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState(nothing);
  const session = useSession();
  const isAdmin = session.status === 'signed-in' && session.user.role === 'admin';
  // Around the field, which may still be on its way.
  const field = useFocusWhen(isOpen);
  const label = feedback.answer ? texts.openAnswered : texts.open;
  const name = `${label}: ${of}`;

  function open() {
    setDone(nothing);
    setOpen(true);
  }

  function close(text: string) {
    // Whoever has gone on to another field while this answer was on its way stays there.
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
