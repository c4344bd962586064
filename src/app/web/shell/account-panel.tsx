import { useState } from 'react';
import { type User, useSignOut } from '../../../features/identity/web/public.ts';
import { isAtLeast } from '../../../platform/contract/roles.ts';
import { SiteLink } from '../../../platform/web/site-link.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { useFocusWhen } from '../../../ui/use-focus-when.ts';
import { accountMessages, upTo } from './account-messages.ts';
import { panelItemStyle } from './dropdown.tsx';

interface AccountPanelProps {
  readonly user: User;
  readonly unread: number;
  /** True if it replaces a button that was pressed. */
  readonly takesFocus: boolean;
}

/** Menu of the account: its pages, and logout. */
export function AccountPanel({ user, unread, takesFocus }: AccountPanelProps) {
  const owner = useFocusWhen(takesFocus);
  const signOut = useSignOut();
  const [signOutError, setSignOutError] = useState<string | null>(null);

  const links = [
    ...accountMessages.links,
    ...(isAtLeast(user.role, 'teacher') ? [accountMessages.teaching] : []),
    ...(user.role === 'admin' ? [accountMessages.administration] : []),
  ];

  async function logOut() {
    setSignOutError(await signOut());
  }

  return (
    <>
      <div ref={owner} tabIndex={-1} className="px-3 py-2">
        {user.displayName && <p className="truncate text-sm font-semibold max-lg:hidden">{user.displayName}</p>}
        <p className="truncate text-xs text-muted">{user.email}</p>
      </div>
      <ul>
        {links.map(({ text, path }) => (
          <li key={path}>
            <SiteLink path={path} className={panelItemStyle}>
              {path === '/notifications' && unread > 0 ? <UnreadText text={text} unread={unread} /> : text}
            </SiteLink>
          </li>
        ))}
      </ul>
      <div className="mt-1 border-t border-line pt-1">
        <button type="button" onClick={() => void logOut()} className={panelItemStyle}>
          {accountMessages.logout}
        </button>
      </div>
      <ErrorLine>{signOutError}</ErrorLine>
    </>
  );
}

/** Link text followed by the unread count, read out together. */
function UnreadText({ text, unread }: { readonly text: string; readonly unread: number }) {
  const count = upTo(99, unread);
  return (
    <>
      <span className="sr-only">{accountMessages.unreadNotifications(count)}</span>
      <span aria-hidden="true">{text}</span>
      <span
        aria-hidden="true"
        className="ml-auto rounded-full bg-danger px-2 py-0.5 text-xs font-semibold text-surface"
      >
        {count}
      </span>
    </>
  );
}
