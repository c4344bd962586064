import { LinkButton } from '../../../../ui/link-button.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import { signedInMessages } from '../messages.ts';

interface SignedInNoteProps {
  readonly text: string;
  /** Where it stands in place of the form that was sent. */
  readonly takesFocus?: boolean;
}

/** Says that somebody is signed in, and offers the dashboard. */
export function SignedInNote({ text, takesFocus = false }: SignedInNoteProps) {
  const note = useFocusWhen(takesFocus);
  return (
    <div ref={note} tabIndex={-1} className="grid justify-items-start gap-4">
      <StatusLine>{text}</StatusLine>
      <LinkButton to="/dashboard">{signedInMessages.dashboard}</LinkButton>
    </div>
  );
}
