import { useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { UserList } from '../../../features/account/console/user-list.tsx';
import { type ConsoleSection, sectionOf } from '../../../features/admin/sections-contract.ts';
import { ConsoleFrame, NoSection } from '../../../features/admin/web/console-frame.tsx';
import { consoleMessages, listMessages } from '../../../features/admin/web/messages.ts';
import { Applications } from '../../../features/applications/console/application-list.tsx';
import { AuditList } from '../../../features/audit/console/audit-list.tsx';
import { MessageList } from '../../../features/contact/console/message-list.tsx';
import { SubscriberList } from '../../../features/newsletter/console/subscriber-list.tsx';
import { Overview } from '../../../features/overview/console/overview.tsx';
import { Start } from '../../../features/setup/console/start.tsx';
import { System } from '../../../features/system/console/system.tsx';
import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { SkeletonLines } from '../../../ui/skeleton.tsx';

interface SectionProps {
  /** Uid of the administrator. */
  readonly uid: string;
}

/** Creates a section that is loaded on demand, since other sections do not need it. */
function lazySection(load: () => Promise<{ Part: ComponentType<SectionProps> }>) {
  return lazyPart(load, { failed: consoleMessages.partFailed, retry: listMessages.retry }, <SkeletonLines lines={6} />);
}

/** Component of each section, from its feature. */
const sections: Readonly<Record<ConsoleSection, ComponentType<SectionProps>>> = {
  users: ({ uid }) => <UserList ownUid={uid} />,
  courses: lazySection(() => import('../../../features/teaching/console/courses-part.tsx')),
  careers: lazySection(() => import('../../../features/careers/console/careers.tsx')),
  content: lazySection(() => import('../../../features/authoring/console/content-part.tsx')),
  applications: Applications,
  messages: MessageList,
  feedback: lazySection(() => import('../../../features/feedback/console/feedback-list.tsx')),
  subscribers: SubscriberList,
  campaigns: lazySection(() => import('../../../features/campaigns/console/campaign-list.tsx')),
  notifications: lazySection(() => import('../../../features/notifications/console/notifications-part.tsx')),
  'audit-log': AuditList,
  system: System,
  start: Start,
};

/** Page of /admin and below: the console, for administrators. */
export function Page() {
  const { section: name } = useParams({ strict: false });
  const section = sectionOf(name);
  if (name !== undefined && section === undefined) return <NoSection />;
  const Section = section ? sections[section] : Overview;
  return <ConsoleFrame section={section}>{(uid) => <Section key={name} uid={uid} />}</ConsoleFrame>;
}

export function describe({ section: name }: Record<string, string>): PageMeta {
  const section = sectionOf(name);
  if (name !== undefined && section === undefined) return { title: consoleMessages.notFound, description: '' };
  const title = section ? consoleMessages.pageTitle(consoleMessages.sections[section]) : consoleMessages.title;
  return { title, description: section ? '' : consoleMessages.description };
}
