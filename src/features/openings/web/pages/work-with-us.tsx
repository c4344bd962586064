import type { Reading } from '../../../../platform/contract/reading.ts';
import { usePageContent } from '../../../../platform/web/page-content.ts';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import type { openingRoutes } from '../../contract.ts';
import { openingMessages } from '../messages.ts';
import { OpeningItem } from '../components/opening-item.tsx';

export async function read({ read: readFrom }: Reading<typeof openingRoutes>) {
  return (await readFrom('GET /api/openings')).items.filter(({ isOpen }) => isOpen);
}

/** Page /work-with-us with the openings (specification §2). */
export function Page() {
  const openings = usePageContent<typeof read>();
  return (
    <Width>
      <PageTitle title={openingMessages.title} lead={openingMessages.lead} />
      <div className="grid items-start gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="openings">
          <h2 id="openings" className="sr-only">
            {openingMessages.listTitle}
          </h2>
          {openings.some(({ isExample }) => isExample) && (
            <p className="mb-6 rounded-lg bg-primary-soft px-5 py-3.5 text-sm">{openingMessages.examples}</p>
          )}
          {openings.length === 0 && <p className="mb-6 text-muted">{openingMessages.none}</p>}
          <ul className="divide-y divide-line border-y border-line empty:hidden">
            {openings.map((opening) => (
              <OpeningItem key={opening.openingId} opening={opening} />
            ))}
          </ul>
        </section>
        <div className="grid gap-12">
          <Process />
          <section aria-labelledby="other" className="grid justify-items-start gap-3 rounded-lg bg-sunken p-6">
            <h2 id="other" className="text-h3">
              {openingMessages.otherTitle}
            </h2>
            <p className="text-sm text-muted">{openingMessages.otherText}</p>
            <LinkButton to="/apply" variant="secondary" className="mt-1">
              {openingMessages.otherApply}
            </LinkButton>
          </section>
        </div>
      </div>
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: openingMessages.title, description: openingMessages.description };
}

/** Steps of an application, as a timeline. */
function Process() {
  return (
    <section aria-labelledby="process">
      <h2 id="process" className="mb-5 text-h3">
        {openingMessages.processTitle}
      </h2>
      <ol>
        {openingMessages.process.map(({ title, text }) => (
          <li key={title} className="group relative grid grid-cols-[2.25rem_1fr] pb-6 last:pb-0">
            <span aria-hidden="true" className="absolute top-2 left-2.25 h-full w-1.5 bg-sky group-last:hidden" />
            <span aria-hidden="true" className="relative size-6 rounded-full border-4 border-ink bg-paper" />
            <div>
              <h3 className="text-base leading-6 font-bold">{title}</h3>
              <p className="mt-1 text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
