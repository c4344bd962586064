import { useSession } from '../../../features/identity/web/session-store.ts';
import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { cx } from '../../../ui/cx.ts';
import { Dropdown, barItemStyle } from './dropdown.tsx';
import { shellMessages } from './messages.ts';
import { SiteLink } from '../../../platform/web/site-link.tsx';

/** Only the signed-in open it, and not at once: its script comes after the page's own. */
const AccountPanel = lazyPart(() => import('./account-panel.tsx'), shellMessages.accountPart);

interface AccountMenuProps {
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}

/** Login and Sign Up for a visitor; what belongs to the account for a signed-in user. */
export function AccountMenu(props: AccountMenuProps) {
  const session = useSession();
  if (session.status !== 'signed-in') return <VisitorLinks checking={session.status === 'checking'} />;
  const { uid, displayName, photoURL } = session.user;

  return (
    <Dropdown
      {...props}
      align="end"
      panelClassName="lg:w-60"
      className="border-t border-line lg:border-0"
      trigger={
        <span className="flex min-w-0 items-center gap-2.5">
          <Avatar id={uid} name={displayName} photoUrl={photoURL} size="small" />
          <span className="truncate lg:max-w-28 xl:max-w-48">{displayName || shellMessages.account}</span>
        </span>
      }
    >
      <AccountPanel />
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
