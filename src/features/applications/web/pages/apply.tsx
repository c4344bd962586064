import { Link, useHydrated, useSearch } from '@tanstack/react-router';
import type { Reading } from '../../../../platform/contract/reading.ts';
import { usePageContent } from '../../../../platform/web/page-content.ts';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { early, lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import type { openingRoutes } from '../../../openings/contract.ts';
import type { Opening } from '../../../openings/opening.ts';
import { applyMessages } from '../messages.ts';

const ApplyForm = lazyPart(
  early(() => import('../components/apply-form.tsx')),
  applyMessages.part,
  <SkeletonLines lines={10} />,
);

export async function read({ read: readFrom }: Reading<typeof openingRoutes>) {
  return (await readFrom('GET /api/openings')).items;
}

/** Page /apply, for the opening in `?opening=`. The prerendered page does not know it. */
export function Page() {
  const isHydrated = useHydrated();
  const { opening: openingId = '' } = useSearch({ strict: false });
  const openings = usePageContent<typeof read>();
  const opening = isHydrated ? openings.find((each) => each.openingId === openingId) : undefined;
  const isClosed = isHydrated && openingId !== '' && !opening?.isOpen;
  return (
    <Width>
      <div className="mx-auto max-w-xl">
        <PageTitle title={applyMessages.title} lead={applyMessages.lead} />
        {opening?.isOpen ? <ForOpening opening={opening} /> : <OwnAccord isClosed={isClosed} />}
        {/* Same position in the tree for each case, so that the input stays when the opening is known. */}
        <ApplyForm openingId={opening?.isOpen ? opening.openingId : undefined} />
      </div>
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: applyMessages.title, description: applyMessages.description };
}

function ForOpening({ opening }: { readonly opening: Opening }) {
  return (
    <div className="mb-6 grid gap-1 rounded-lg bg-primary-soft px-6 py-4">
      <p className="text-sm text-muted">{applyMessages.forOpening}</p>
      <p className="font-display text-h3 font-bold">{opening.title}</p>
      <p className="flex items-start gap-1.5 text-sm">
        <PartIcon name="place" className="mt-0.5 size-4.5 text-primary" />
        <span>{opening.location}</span>
      </p>
      {opening.isExample && <p className="mt-1 text-sm font-semibold">{applyMessages.example}</p>}
      <Link to="/work-with-us" className="text-link mt-1 justify-self-start text-sm">
        {applyMessages.otherOpening}
      </Link>
    </div>
  );
}

/** `isClosed`: the URL names an opening that accepts no applications. */
function OwnAccord({ isClosed }: { readonly isClosed: boolean }) {
  return (
    <p className="mb-6">
      <span>{isClosed ? applyMessages.closed : applyMessages.withoutOpening}</span>{' '}
      <Link to="/work-with-us" className="text-link">
        {applyMessages.seeOpenings}
      </Link>
    </p>
  );
}
