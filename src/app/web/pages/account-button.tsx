import { useSession } from '../../../features/identity/web/session-store.ts';
import { SiteLink } from '../../../platform/web/site-link.tsx';
import { type ButtonVariant, buttonStyle } from '../../../ui/button-style.ts';
import { homeMessages } from './home-messages.ts';

/** Button to sign up, or to the dashboard of a signed-in user. */
export function AccountButton({ variant }: { readonly variant: ButtonVariant }) {
  const signedIn = useSession().status === 'signed-in';
  return (
    <SiteLink path={signedIn ? '/dashboard' : '/register'} className={buttonStyle({ variant, size: 'large' })}>
      {signedIn ? homeMessages.toDashboard : homeMessages.createAccount}
    </SiteLink>
  );
}
