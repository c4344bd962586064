import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { SessionUnreachable, type User, useSession } from '../../../features/identity/web/public.ts';
import { useUnreadCount } from '../../../features/notifications/web/public.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { queryClient } from '../query-client.ts';
import { accountMessages, upTo } from './account-messages.ts';
import { AccountPanel } from './account-panel.tsx';
import { AccountTrigger } from './account-trigger.tsx';
import { Dropdown } from './dropdown.tsx';
import { UnreadBadge } from './unread-badge.tsx';

interface AccountEntryProps {
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly toggleBadge: HTMLElement | null;
}

/** Account entry of the header: avatar, unread count and menu. */
export function Part({ toggleBadge, ...menu }: AccountEntryProps) {
  const session = useSession();
  // The focused retry button disappears with the answer, so its replacement takes the focus.
  const [wasOpenUnknown, setOpenUnknown] = useState(false);
  if (session.status === 'unreachable' && menu.open !== wasOpenUnknown) setOpenUnknown(menu.open);
  if (session.status === 'signed-in') {
    return (
      <QueryClientProvider client={queryClient}>
        <KnownEntry user={session.user} menu={menu} toggleBadge={toggleBadge} takesFocus={wasOpenUnknown} />
      </QueryClientProvider>
    );
  }
  return (
    <Dropdown {...menu} align="end" panelClassName="lg:w-72" trigger={<AccountTrigger />}>
      <div className="py-1 lg:p-2">
        <SessionUnreachable text={accountMessages.unreachable} />
      </div>
    </Dropdown>
  );
}

interface KnownEntryProps {
  readonly user: User;
  readonly menu: Pick<AccountEntryProps, 'open' | 'onToggle'>;
  readonly toggleBadge: HTMLElement | null;
  readonly takesFocus: boolean;
}

function KnownEntry({ user, menu, toggleBadge, takesFocus }: KnownEntryProps) {
  const unread = useUnreadCount(user.uid);
  const shown = upTo(9, unread);
  const words = unread > 0 && <span className="sr-only"> {accountMessages.unreadNotifications(upTo(99, unread))}</span>;
  return (
    <>
      <Dropdown
        {...menu}
        align="end"
        panelClassName="lg:w-64"
        trigger={
          <AccountTrigger
            picture={
              <>
                <Avatar id={user.uid} name={user.displayName} photoUrl={user.photoURL} size="small" />
                {unread > 0 && <UnreadBadge text={shown} className="-ml-3" />}
              </>
            }
            {...(user.displayName && { name: user.displayName })}
            also={words}
          />
        }
      >
        <AccountPanel user={user} unread={unread} takesFocus={takesFocus} />
      </Dropdown>
      {toggleBadge &&
        createPortal(
          <>
            {unread > 0 && <UnreadBadge text={shown} className="-ml-2 group-aria-expanded:hidden" />}
            {words}
          </>,
          toggleBadge,
        )}
    </>
  );
}
