import { LinkButton } from '../../../../ui/link-button.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import { signedInMessages } from '../messages.ts';

/** Says that somebody is signed in, and offers the dashboard. */
export function SignedInNote({ text }: { readonly text: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <StatusLine>{text}</StatusLine>
      <LinkButton to="/dashboard">{signedInMessages.dashboard}</LinkButton>
    </div>
  );
}
