import { useParams } from '@tanstack/react-router';
import { type ComponentType, useRef } from 'react';
import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useSession } from '../../../identity/web/public.ts';
import { type ConsoleSection, sectionOf } from '../../sections-contract.ts';
import consoleStyle from '../console.css?url';
import { campaignPartMessages } from '../campaigns/part-messages.ts';
import { consoleMessages, listMessages } from '../messages.ts';
import { Applications } from '../components/application-list.tsx';
import { AuditList } from '../components/audit-list.tsx';
import { ConsoleNavigation } from '../components/console-navigation.tsx';
import { MessageList } from '../components/message-list.tsx';
import { Overview } from '../components/overview.tsx';
import { RequireAdmin } from '../components/require-admin.tsx';
import { SubscriberList } from '../components/subscriber-list.tsx';
import { System } from '../components/system.tsx';
import { ConsoleSearch, type SearchHandle } from '../search/console-search.tsx';
import { Start } from '../start/start.tsx';
import { Shortcuts } from '../shortcuts/shortcuts.tsx';
import { UserList } from '../components/user-list.tsx';

const partTexts = { failed: consoleMessages.partFailed, retry: listMessages.retry };
const ContentSection = lazyPart(() => import('../content/content-part.tsx'), partTexts, <SkeletonLines lines={6} />);
const CourseLearners = lazyPart(() => import('../learners/courses-part.tsx'), partTexts, <SkeletonLines lines={6} />);
/** In the learners' chunk: another chunk would lengthen the list that every page contains. */
const Careers = lazyPart(
  async () => ({ Part: (await import('../learners/courses-part.tsx')).Careers }),
  partTexts,
  <SkeletonLines lines={6} />,
);
const Notifications = lazyPart(
  () => import('../notifications/notifications-part.tsx'),
  partTexts,
  <SkeletonLines lines={6} />,
);
const FeedbackList = lazyPart(() => import('../components/feedback-list.tsx'), partTexts, <SkeletonLines lines={6} />);

/** Page of /admin and below: the console, for administrators. */
export function Page() {
  const { section: name } = useParams({ strict: false });
  const section = sectionOf(name);
  const session = useSession();
  const search = useRef<SearchHandle>(null);
  if (name !== undefined && section === undefined) return <NoSection />;
  const Shown = section ? lists[section] : Overview;
  return (
    <Width className="pt-6 lg:pt-8">
      <link rel="stylesheet" href={consoleStyle} precedence="console" />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h1 className="text-h1">{section ? consoleMessages.sections[section] : consoleMessages.title}</h1>
        {session.status === 'signed-in' && session.user.role === 'admin' && <ConsoleSearch ref={search} />}
      </div>
      <RequireAdmin>
        {(uid) => (
          <div className="grid gap-8">
            <ConsoleNavigation />
            <Shown key={name} uid={uid} />
            <div>
              <Shortcuts onSearch={() => search.current?.open()} />
            </div>
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
  /** Uid of the administrator. */
  readonly uid: string;
}

/** Loaded on demand, since other sections do not need it. */
const CampaignList = lazyPart(
  () => import('../campaigns/campaign-list.tsx'),
  campaignPartMessages,
  <SkeletonLines lines={4} />,
);

/** Component of each section. */
const lists: Readonly<Record<ConsoleSection, ComponentType<SectionProps>>> = {
  users: ({ uid }) => <UserList ownUid={uid} />,
  courses: CourseLearners,
  careers: Careers,
  content: ContentSection,
  applications: Applications,
  messages: MessageList,
  feedback: FeedbackList,
  subscribers: SubscriberList,
  campaigns: CampaignList,
  notifications: Notifications,
  'audit-log': AuditList,
  system: System,
  start: Start,
};

function NoSection() {
  return (
    <Width>
      <PageTitle title={consoleMessages.notFound} />
      <LinkButton to="/admin">{consoleMessages.toOverview}</LinkButton>
    </Width>
  );
}
