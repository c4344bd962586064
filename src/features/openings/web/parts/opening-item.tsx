import { Badge } from '../../../../ui/badge.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import type { Opening } from '../../opening.ts';
import { openingMessages } from '../messages.ts';
import { useIsOpen } from '../use-is-open.ts';

/** One opening: title, location and 'Apply Now' at a glance, the rest where it is asked for. */
export function OpeningItem({ opening }: { readonly opening: Opening }) {
  const { openingId, isExample, title, location, employmentTypeLabel, description } = opening;
  const isOpen = useIsOpen(opening);
  return (
    <li id={openingId} className="py-7 first:pt-6">
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-h3">{title}</h3>
            {isExample && <Badge>{openingMessages.example}</Badge>}
          </div>
          <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
            <div className="flex items-start gap-1.5">
              <dt>
                <PartIcon name="place" className="mt-0.5 size-4.5 text-primary" />
                <span className="sr-only">{openingMessages.location}</span>
              </dt>
              <dd>{location}</dd>
            </div>
            <div className="flex items-start gap-1.5">
              <dt>
                <PartIcon name="clock" className="mt-0.5 size-4.5 text-primary" />
                <span className="sr-only">{openingMessages.employment}</span>
              </dt>
              <dd>{employmentTypeLabel}</dd>
            </div>
          </dl>
        </div>
        {isOpen ? (
          <LinkButton to="/apply" search={{ opening: openingId }} className="self-start justify-self-start">
            {openingMessages.apply} <span className="sr-only">{openingMessages.applyFor(title)}</span>
          </LinkButton>
        ) : (
          <p className="text-sm font-semibold text-muted">{openingMessages.closed}</p>
        )}
      </div>
      <p className="mt-4 max-w-prose text-muted">{description}</p>
      <details className="group mt-3">
        <summary className="inline-flex min-h-11 list-none items-center gap-1.5 rounded-md text-sm font-semibold text-primary hover:underline [&::-webkit-details-marker]:hidden">
          {openingMessages.details}
          <span className="sr-only">{`: ${title}`}</span>
          <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180 print:hidden" />
        </summary>
        <Details opening={opening} />
      </details>
    </li>
  );
}

function Details({ opening: { responsibilities, requirements, validThrough } }: { readonly opening: Opening }) {
  return (
    <div className="grid gap-6 pt-2 pb-1 md:grid-cols-2 md:gap-10">
      {[
        { title: openingMessages.responsibilities, points: responsibilities },
        { title: openingMessages.requirements, points: requirements },
      ].map(({ title, points }) => (
        <div key={title}>
          <h4 className="text-sm font-semibold">{title}</h4>
          <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-sm text-muted marker:text-primary">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ))}
      <p className="text-sm md:col-span-2">
        <span className="font-semibold">{openingMessages.applyBy}</span>{' '}
        <time dateTime={validThrough}>{dayText(validThrough)}</time>
      </p>
    </div>
  );
}

/** A day of the calendar, not a moment. Prerendered and hydrated alike, so it is written one way for everybody. */
function dayText(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
