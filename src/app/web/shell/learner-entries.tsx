import { useSession } from '../../../features/identity/web/session-store.ts';
import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import { type SitePath, SiteLink } from '../../../platform/web/site-link.tsx';
import { Continue } from './continue.tsx';
import { barItemStyle } from './dropdown.tsx';
import { shellMessages } from './messages.ts';

/** Lazy, because only signed-in users need it; until then the entry leads to the dashboard, which offers the same. */
const ContinueEntry = lazyPart(() => import('./continue-entry.tsx'), shellMessages.menuPart, <Continue />);

const entryStyle = 'border-b border-line text-ink lg:border-0';
// Hidden before the first paint by what the last visit found (see own-menu.ts), so that the bar does not move later.
const forSignedIn = `${entryStyle} [:root:not([data-authenticated])_&]:hidden`;
// Staff who learn nothing have only their own entry.
const forMostUsers = `${forSignedIn} [:root[data-menu=teacher]_&]:hidden [:root[data-menu=admin]_&]:hidden`;
const forLearners = `${entryStyle} [:root:not([data-authenticated][data-menu~=continue])_&]:hidden`;
const forTeachers = `${entryStyle} [:root:not([data-authenticated][data-menu~=teacher])_&]:hidden`;
const forAdmins = `${entryStyle} [:root:not([data-authenticated][data-menu~=admin])_&]:hidden`;

/** First entries of the menu for signed-in users: the lesson where they stopped, their dashboard, and staff's pages. */
export function LearnerEntries() {
  const { status } = useSession();
  if (status === 'visitor') return null;
  return (
    <>
      <li className={forLearners}>
        <ContinueEntry />
      </li>
      <Entry path="/dashboard" text={shellMessages.myLearning} className={forMostUsers} />
      <Entry path="/teach" text={shellMessages.teaching} className={forTeachers} />
      <Entry path="/admin" text={shellMessages.administration} className={forAdmins} />
    </>
  );
}

interface EntryProps {
  readonly path: SitePath;
  readonly text: string;
  readonly className: string;
}

function Entry({ path, text, className }: EntryProps) {
  return (
    <li className={className}>
      <SiteLink path={path} data-bar-item="" className={barItemStyle}>
        {text}
      </SiteLink>
    </li>
  );
}
