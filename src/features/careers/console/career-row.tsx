import { Badge } from '../../../ui/badge.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { CareerNumbers } from './data.ts';
import { careerMessages as texts } from './messages.ts';

/** Career with its enrollments, and the applications of each opening. */
export function CareerRow({ career: { title, enrolled, applications, openings } }: { readonly career: CareerNumbers }) {
  return (
    <li data-shortcut="row" className="grid gap-2 py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
        <h2 className="text-base font-semibold wrap-anywhere">{title}</h2>
        <p className="flex flex-wrap gap-x-6 tabular-nums">
          <span className="font-semibold">{texts.enrolled(enrolled)}</span>
          <span>{texts.applications(applications)}</span>
        </p>
      </div>
      {openings.length === 0 ? (
        <p className="text-sm text-muted">{texts.noOpening}</p>
      ) : (
        <ul aria-label={texts.openingsOf(title)} className="grid">
          {openings.map((opening) => (
            <li key={opening.openingId} className="flex flex-wrap items-center gap-x-3 text-sm">
              <TextLink
                to="/admin/$section"
                params={{ section: 'applications' }}
                search={{ opening: opening.openingId }}
                data-shortcut="open"
                className="inline-flex min-h-11 items-center"
              >
                {opening.title}
              </TextLink>
              <span className="text-muted tabular-nums">{texts.applications(opening.applications)}</span>
              {!opening.isOpen && <Badge>{texts.closed}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
