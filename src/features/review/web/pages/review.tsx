import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { RequireUser } from '../../../identity/web/public.ts';
import { Review } from '../components/review.tsx';
import { reviewMessages } from '../messages.ts';

/** Review page: one sitting at a time, and nothing beside it. */
export function Page() {
  return (
    <Width>
      <div className="mx-auto max-w-3xl">
        <PageTitle title={reviewMessages.title} />
        <RequireUser>{({ uid }) => <Review key={uid} uid={uid} />}</RequireUser>
      </div>
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: reviewMessages.title, description: reviewMessages.description };
}
