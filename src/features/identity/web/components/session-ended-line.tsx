import { Link } from '@tanstack/react-router';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { sessionEndings, signInPrompt } from '../session-messages.ts';
import { useSession } from '../session-store.ts';

/**
 * Error line for a form that keeps its input after the session ends; `text` says why a new login is needed. Renders
 * nothing while a user is signed in.
 */
export function SessionEndedLine({ text }: { readonly text: string }) {
  const session = useSession();
  if (session.status !== 'visitor') return null;
  if (session.ending === 'user-disabled') return <ErrorLine>{sessionEndings[session.ending]}</ErrorLine>;
  return (
    <ErrorLine>
      <span>{text}</span>{' '}
      <Link to="/login" className="underline underline-offset-4">
        {signInPrompt.login}
      </Link>
    </ErrorLine>
  );
}
