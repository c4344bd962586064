import { early, lazyPart } from '../../../../platform/web/lazy-part.tsx';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { RequireUser } from '../../../identity/web/public.ts';
import { pageMessages } from '../page-messages.ts';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';

const Review = lazyPart(
  early(() => import('../components/review-part.tsx')),
  pageMessages,
  <SkeletonLines lines={8} />,
);

/** Review page: one sitting at a time, and nothing beside it. */
export function Page() {
  return (
    <Width>
      <div className="mx-auto max-w-3xl">
        <PageTitle title={pageMessages.title} />
        <RequireUser>{({ uid }) => <Review key={uid} uid={uid} />}</RequireUser>
      </div>
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: pageMessages.title, description: pageMessages.description };
}
