import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { PageTitle, Page as Width } from '../../../../ui/page.tsx';
import { RequireUser } from '../../../identity/web/public.ts';
import { notificationMessages } from '../messages.ts';
import { NotificationList } from '../parts/notification-list.tsx';

/** Specification §2, Notifications. */
export function Page() {
  return (
    <Width>
      <PageTitle title={notificationMessages.title} />
      <RequireUser>{({ uid }) => <NotificationList key={uid} uid={uid} />}</RequireUser>
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: notificationMessages.title, description: '' };
}
