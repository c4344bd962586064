import { Link, useHydrated, useSearch } from '@tanstack/react-router';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { PageTitle, Page as Width } from '../../../../ui/page.tsx';
import { type Opening, findOpening } from '../../../openings/openings.ts';
import { useIsOpen } from '../../../openings/web/public.ts';
import { applyMessages } from '../messages.ts';
import { ApplyForm } from '../parts/apply-form.tsx';

/** /apply, for the opening that `?opening=` names; the prerendered page knows none. */
export function Page() {
  const isHydrated = useHydrated();
  const { opening: openingId = '' } = useSearch({ strict: false });
  const opening = isHydrated ? findOpening(openingId) : undefined;
  return (
    <Width>
      <div className="mx-auto max-w-xl">
        <PageTitle title={applyMessages.title} lead={applyMessages.lead} />
        {opening ? <ForOpening opening={opening} /> : <OwnAccord />}
      </div>
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: applyMessages.title, description: applyMessages.description };
}

function ForOpening({ opening }: { readonly opening: Opening }) {
  const isOpen = useIsOpen(opening);
  return (
    <>
      <div className="mb-6 grid gap-1 rounded-lg bg-primary-soft px-6 py-4">
        <p className="text-sm text-muted">{applyMessages.forOpening}</p>
        <p className="font-display text-h3 font-bold">{opening.title}</p>
        <p className="flex items-start gap-1.5 text-sm">
          <PartIcon name="place" className="mt-0.5 size-4.5 text-primary" />
          {opening.location}
        </p>
        {opening.isExample && <p className="mt-1 text-sm font-semibold">{applyMessages.example}</p>}
        {!isOpen && <p className="mt-1 text-sm font-semibold">{applyMessages.closed}</p>}
        <Link to="/work-with-us" className="text-link mt-1 justify-self-start text-sm">
          {applyMessages.otherOpening}
        </Link>
      </div>
      <ApplyForm key={opening.openingId} openingId={isOpen ? opening.openingId : undefined} />
    </>
  );
}

function OwnAccord() {
  return (
    <>
      <p className="mb-6">
        {applyMessages.withoutOpening}{' '}
        <Link to="/work-with-us" className="text-link">
          {applyMessages.seeOpenings}
        </Link>
      </p>
      <ApplyForm openingId={undefined} />
    </>
  );
}
