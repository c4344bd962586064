import { useLocation } from '@tanstack/react-router';
import { useSession } from '../../../features/identity/web/session-store.ts';
import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import { SiteLink } from '../../../platform/web/site-link.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { AccountTrigger } from './account-trigger.tsx';
import { EntryPlaceholder, barItemStyle } from './dropdown.tsx';
import { shellMessages } from './messages.ts';

const placeholder = <EntryPlaceholder trigger={<AccountTrigger />} />;

/** Lazy, because only signed-in users need it: its script loads after the page's own. */
const AccountEntry = lazyPart(() => import('./account-entry.tsx'), shellMessages.menuPart, placeholder);

const forVisitors = '[[data-authenticated]_&]:hidden';
const forSignedIn = '[:root:not([data-authenticated])_&]:hidden';

interface AccountMenuProps {
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  /** Container on the menu button of a small screen, for the unread badge while the menu is closed. */
  readonly toggleBadge: HTMLElement | null;
}

/**
 * Login and Sign Up for visitors; the account entry for signed-in users, also while the server does not answer after an
 * earlier login. On a lesson, both lead back to it. Until the session is known, the style sheet decides by the browser's stored flag (specification §4).
 */
export function AccountMenu(props: AccountMenuProps) {
  const { status } = useSession();
  const lesson = useLocation({ select: ({ pathname }) => (pathname.includes('/learn/') ? pathname : undefined) });
  const wayBack = lesson === undefined ? undefined : { returnTo: lesson };
  return (
    <>
      {(status === 'visitor' || status === 'checking') && (
        <>
          <li className={`border-t border-line lg:border-0 ${forVisitors}`}>
            <SiteLink path="/login" search={wayBack} data-bar-item="" className={barItemStyle}>
              {shellMessages.logIn}
            </SiteLink>
          </li>
          <li className={`max-lg:py-3 lg:ml-1 ${forVisitors}`}>
            <SiteLink
              path="/register"
              search={wayBack}
              data-bar-item=""
              className={buttonStyle({ size: 'small', className: 'max-lg:w-full' })}
            >
              {shellMessages.signUp}
            </SiteLink>
          </li>
        </>
      )}
      {status !== 'visitor' && (
        <li className={`border-t border-line lg:border-0 ${forSignedIn}`}>
          {status === 'checking' ? placeholder : <AccountEntry {...props} />}
        </li>
      )}
    </>
  );
}
