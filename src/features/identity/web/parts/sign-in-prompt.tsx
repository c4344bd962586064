import { Card } from '../../../../ui/card.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { sessionEndings, signInPrompt } from '../session-messages.ts';
import { useSession } from '../session-store.ts';

/** In the place of what only a signed-in user may see; says as well why a session ended by itself. */
export function SignInPrompt() {
  const session = useSession();
  const ending = session.status === 'visitor' ? session.ending : null;
  return (
    <Card className="grid max-w-md gap-4">
      {ending ? <ErrorLine>{sessionEndings[ending]}</ErrorLine> : <p className="text-lead">{signInPrompt.text}</p>}
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/login">{signInPrompt.login}</LinkButton>
        <LinkButton to="/register" variant="secondary">
          {signInPrompt.register}
        </LinkButton>
      </div>
    </Card>
  );
}
