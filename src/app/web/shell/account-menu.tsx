import { useState } from 'react';
import { useSession } from '../../../features/identity/web/session-store.ts';
import { useSignOut } from '../../../features/identity/web/use-sign-out.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { cx } from '../../../ui/cx.ts';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { Dropdown, barItemStyle, panelItemStyle } from './dropdown.tsx';
import { shellMessages } from './messages.ts';
import { SiteLink } from '../../../platform/web/site-link.tsx';

const accountLinks = [
  { text: shellMessages.dashboard, path: '/dashboard' },
  { text: shellMessages.notifications, path: '/notifications' },
  { text: shellMessages.workspace, path: '/workspace' },
  { text: shellMessages.profile, path: '/profile' },
  { text: shellMessages.editProfile, path: '/edit-profile' },
] as const;

interface AccountMenuProps {
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}

/** Login and Sign Up for a visitor; what belongs to the account for a signed-in user. */
export function AccountMenu(props: AccountMenuProps) {
  const session = useSession();
  const signOut = useSignOut();
  const [signOutError, setSignOutError] = useState<string | null>(null);
  if (session.status !== 'signed-in') return <VisitorLinks checking={session.status === 'checking'} />;
  const { displayName, email } = session.user;

  async function logOut() {
    setSignOutError(await signOut());
  }

  return (
    <Dropdown
      {...props}
      align="end"
      panelClassName="lg:w-60"
      className="border-t border-line lg:border-0"
      trigger={
        <span className="flex min-w-0 items-center gap-2.5">
          <Avatar name={displayName ?? email} photoUrl={session.user.photoURL} size="small" />
          <span className="truncate lg:max-w-28">{displayName || shellMessages.account}</span>
        </span>
      }
    >
      <p className="truncate px-3 py-2 text-xs text-muted">{email}</p>
      <ul>
        {accountLinks.map(({ text, path }) => (
          <li key={path}>
            <SiteLink path={path} className={panelItemStyle}>
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
      <div className="mt-1 border-t border-line pt-1">
        <button type="button" onClick={() => void logOut()} className={panelItemStyle}>
          {shellMessages.logOut}
        </button>
      </div>
      <ErrorLine>{signOutError}</ErrorLine>
    </Dropdown>
  );
}

/** While the session is being checked, someone who was signed in last time is not shown a login for a moment. */
function VisitorLinks({ checking }: { readonly checking: boolean }) {
  const hidden = checking && '[[data-authenticated]_&]:invisible';
  return (
    <>
      <li className={cx('border-t border-line lg:border-0', hidden)}>
        <SiteLink path="/login" data-bar-item="" className={barItemStyle}>
          {shellMessages.logIn}
        </SiteLink>
      </li>
      <li className={cx('max-lg:py-3 lg:ml-1', hidden)}>
        <SiteLink
          path="/register"
          data-bar-item=""
          className={buttonStyle({ size: 'small', className: 'max-lg:w-full' })}
        >
          {shellMessages.signUp}
        </SiteLink>
      </li>
    </>
  );
}
