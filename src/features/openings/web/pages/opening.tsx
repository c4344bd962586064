import { Link } from '@tanstack/react-router';
import type { PageReading } from '../../../../platform/contract/reading.ts';
import { throwNotFound, usePageContent } from '../../../../platform/web/page-content.ts';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import { Width } from '../../../../ui/page.tsx';
import type { openingRoutes } from '../../contract.ts';
import type { Opening } from '../../opening.ts';
import { openingMessages } from '../messages.ts';
import { ClosedOpening } from '../components/closed-opening.tsx';
import { WholeOpening } from '../components/whole-opening.tsx';

interface Content {
  readonly opening: Opening;
  /** Open openings, for visitors of a closed one. */
  readonly others: readonly Opening[];
}

export async function read({
  params: { openingId = '' },
  read: readFrom,
  find,
}: PageReading<typeof openingRoutes>): Promise<Content> {
  const opening = await find('GET /api/openings/{openingId}', { params: { openingId } });
  if (!opening) throwNotFound();
  if (opening.isOpen) return { opening, others: [] };
  const { items } = await readFrom('GET /api/openings');
  return { opening, others: items.filter(({ isOpen }) => isOpen) };
}

/** Page /openings/{openingId}: the opening; after its last day, a note that it is closed, and the open ones. */
export function Page() {
  const { opening, others } = usePageContent<typeof read>();
  return (
    <Width className="pt-6 lg:pt-8">
      <Breadcrumb label={openingMessages.breadcrumb} current={opening.title}>
        <Link to="/">{openingMessages.home}</Link>
        <Link to="/work-with-us" hash={opening.openingId}>
          {openingMessages.title}
        </Link>
      </Breadcrumb>
      {opening.isOpen ? <WholeOpening opening={opening} /> : <ClosedOpening opening={opening} others={others} />}
    </Width>
  );
}

export function describe(_: Record<string, string>, { opening }: Content): PageMeta {
  const { title, location, description, isOpen } = opening;
  const texts = isOpen ? description : openingMessages.closed;
  return { title: openingMessages.pageTitle(title, location), description: texts, isGone: !isOpen };
}
