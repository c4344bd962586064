import { useSession } from '../../../features/identity/web/session-store.ts';
import type { ButtonVariant } from '../../../ui/button-style.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { homeMessages } from './home-messages.ts';

/** What comes next for this reader: an account, or the dashboard of the one they have. */
export function AccountButton({ variant }: { readonly variant: ButtonVariant }) {
  const signedIn = useSession().status === 'signed-in';
  return (
    <LinkButton to={signedIn ? '/dashboard' : '/register'} variant={variant} size="large">
      {signedIn ? homeMessages.toDashboard : homeMessages.createAccount}
    </LinkButton>
  );
}
