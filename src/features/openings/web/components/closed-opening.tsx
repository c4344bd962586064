import { Link } from '@tanstack/react-router';
import { LinkButton } from '../../../../ui/link-button.tsx';
import type { Opening } from '../../opening.ts';
import { openingMessages } from '../messages.ts';
import { DayOf } from './whole-opening.tsx';

interface ClosedOpeningProps {
  readonly opening: Opening;
  readonly others: readonly Opening[];
}

/** Replaces a closed opening: says that it is closed, and links to others. */
export function ClosedOpening({ opening, others }: ClosedOpeningProps) {
  return (
    <div className="mt-8 max-w-3xl lg:mt-12">
      <h1 className="text-h1">{opening.title}</h1>
      <p className="mt-5 text-lead">
        {openingMessages.closed} {openingMessages.closedOn} <DayOf day={opening.validThrough} />.
      </p>
      <section aria-labelledby="others" className="mt-10">
        <h2 id="others" className="text-h3">
          {others.length > 0 ? openingMessages.stillOpen : openingMessages.noneOpen}
        </h2>
        <ul className="mt-4 divide-y divide-line border-y border-line empty:hidden">
          {others.map(({ openingId, title, location }) => (
            <li key={openingId}>
              <Link
                to="/openings/$openingId"
                params={{ openingId }}
                className="-mx-3 flex min-h-14 flex-wrap items-center gap-x-4 rounded-md px-3 py-3 hover:bg-hover"
              >
                <span className="font-semibold">{title}</span>
                <span className="text-sm text-muted">{location}</span>
              </Link>
            </li>
          ))}
        </ul>
        <LinkButton to="/apply" variant="secondary" className="mt-6">
          {openingMessages.otherApply}
        </LinkButton>
      </section>
    </div>
  );
}
