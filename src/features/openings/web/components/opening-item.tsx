import { Link } from '@tanstack/react-router';
import { Badge } from '../../../../ui/badge.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import type { Opening } from '../../opening.ts';
import { openingMessages } from '../messages.ts';
import { OpeningFacts } from './opening-facts.tsx';

/** An opening in the list: title, location and 'Apply Now'; the rest is on its own page. */
export function OpeningItem({ opening }: { readonly opening: Opening }) {
  const { openingId, isExample, title, description } = opening;
  return (
    <li id={openingId} className="py-7 first:pt-6">
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-h3">
              <Link
                to="/openings/$openingId"
                params={{ openingId }}
                className="rounded-sm underline-offset-4 hover:text-primary hover:underline"
              >
                {title}
              </Link>
            </h3>
            {isExample && <Badge>{openingMessages.example}</Badge>}
          </div>
          <OpeningFacts opening={opening} />
        </div>
        <LinkButton to="/apply" search={{ opening: openingId }} className="self-start justify-self-start">
          {openingMessages.apply} <span className="sr-only">{openingMessages.applyFor(title)}</span>
        </LinkButton>
      </div>
      <p className="mt-4 max-w-prose text-muted">{description}</p>
      <Link
        to="/openings/$openingId"
        params={{ openingId }}
        className="text-link mt-3 inline-flex min-h-8 items-center text-sm font-semibold"
      >
        {openingMessages.details}
        <span className="sr-only">{`: ${title}`}</span>
      </Link>
    </li>
  );
}
