import { useState } from 'react';
import { useSession } from '../../../features/identity/web/session-store.ts';
import { useSignOut } from '../../../features/identity/web/use-sign-out.ts';
import { SiteLink } from '../../../platform/web/site-link.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { panelItemStyle } from './dropdown.tsx';

const texts = {
  links: [
    { text: 'Dashboard', path: '/dashboard' },
    { text: 'Notifications', path: '/notifications' },
    { text: 'Workspace', path: '/workspace' },
    { text: 'Profile', path: '/profile' },
    { text: 'Edit profile', path: '/edit-profile' },
  ],
  /** The specification's word (§2, Dashboard). */
  logout: 'Logout',
} as const;

/** What belongs to the account: its pages, and the way out. */
export function Part() {
  const session = useSession();
  const signOut = useSignOut();
  const [signOutError, setSignOutError] = useState<string | null>(null);
  if (session.status !== 'signed-in') return null;

  async function logOut() {
    setSignOutError(await signOut());
  }

  return (
    <>
      <p className="truncate px-3 py-2 text-xs text-muted">{session.user.email}</p>
      <ul>
        {texts.links.map(({ text, path }) => (
          <li key={path}>
            <SiteLink path={path} className={panelItemStyle}>
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
      <div className="mt-1 border-t border-line pt-1">
        <button type="button" onClick={() => void logOut()} className={panelItemStyle}>
          {texts.logout}
        </button>
      </div>
      <ErrorLine>{signOutError}</ErrorLine>
    </>
  );
}
