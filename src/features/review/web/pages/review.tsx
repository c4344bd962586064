import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { RequireUser } from '../../../identity/web/public.ts';
import { Reminder } from '../components/reminder.tsx';
import { Review } from '../components/review.tsx';
import { Today } from '../components/today.tsx';
import { reviewMessages } from '../messages.ts';

/** Review page: the sitting, with the goal and the reminder beside it. */
export function Page() {
  return (
    <Width>
      <PageTitle title={reviewMessages.title} lead={reviewMessages.lead} />
      <RequireUser>
        {({ uid }) => (
          <div className="fills-in-order grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="min-w-0">
              <Review key={uid} uid={uid} />
            </div>
            <aside className="grid content-start gap-10">
              <Today uid={uid} />
              <Reminder uid={uid} />
            </aside>
          </div>
        )}
      </RequireUser>
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: reviewMessages.title, description: reviewMessages.description };
}
