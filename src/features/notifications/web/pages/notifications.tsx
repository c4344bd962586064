import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { RequireUser } from '../../../identity/web/public.ts';
import { notificationMessages } from '../messages.ts';
import { AboutNotifications } from '../components/about-notifications.tsx';
import { NotificationList } from '../components/notification-list.tsx';
import { PreferenceSection } from '../components/preference-section.tsx';

/** The notifications page (specification §2). */
export function Page() {
  return (
    <Width>
      <PageTitle title={notificationMessages.title} />
      <RequireUser>
        {({ uid }) => (
          <div className="fills-in-order grid items-start gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="grid gap-14">
              <div>
                <NotificationList key={uid} uid={uid} />
              </div>
              <PreferenceSection key={`preferences of ${uid}`} uid={uid} />
            </div>
            <AboutNotifications />
          </div>
        )}
      </RequireUser>
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: notificationMessages.title, description: notificationMessages.description };
}
