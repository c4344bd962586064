import { useParams } from '@tanstack/react-router';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { type ConsoleSection, sectionOf } from '../../sections.ts';
import { consoleMessages } from '../messages.ts';
import { ApplicationList } from '../parts/application-list.tsx';
import { AuditList } from '../parts/audit-list.tsx';
import { ConsoleNavigation } from '../parts/console-navigation.tsx';
import { MessageList } from '../parts/message-list.tsx';
import { Overview } from '../parts/overview.tsx';
import { RequireAdmin } from '../parts/require-admin.tsx';
import { SubscriberList } from '../parts/subscriber-list.tsx';
import { System } from '../parts/system.tsx';
import { UserList } from '../parts/user-list.tsx';

/** /admin and what is beneath it: the operator's console, for administrators. */
export function Page() {
  const { section: name } = useParams({ strict: false });
  const section = sectionOf(name);
  if (name !== undefined && section === undefined) return <NoSection />;
  return (
    <Width className="pt-6 lg:pt-8">
      <h1 className="mb-6 text-h1">{section ? consoleMessages.sections[section] : consoleMessages.title}</h1>
      <RequireAdmin>
        {(uid) => (
          <div className="grid gap-8">
            <ConsoleNavigation />
            {section ? <Section key={section} section={section} uid={uid} /> : <Overview />}
          </div>
        )}
      </RequireAdmin>
    </Width>
  );
}

export function describe({ section: name }: Record<string, string>): PageMeta {
  const section = sectionOf(name);
  if (name !== undefined && section === undefined) return { title: consoleMessages.notFound, description: '' };
  const title = section ? consoleMessages.pageTitle(consoleMessages.sections[section]) : consoleMessages.title;
  return { title, description: section ? '' : consoleMessages.description };
}

interface SectionProps {
  readonly section: ConsoleSection;
  /** The administrator's. */
  readonly uid: string;
}

function Section({ section, uid }: SectionProps) {
  if (section === 'users') return <UserList ownUid={uid} />;
  if (section === 'applications') return <ApplicationList />;
  if (section === 'messages') return <MessageList />;
  if (section === 'subscribers') return <SubscriberList />;
  if (section === 'audit-log') return <AuditList />;
  return <System />;
}

function NoSection() {
  return (
    <Width>
      <PageTitle title={consoleMessages.notFound} />
      <LinkButton to="/admin">{consoleMessages.toOverview}</LinkButton>
    </Width>
  );
}
