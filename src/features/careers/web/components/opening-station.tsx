import { Link } from '@tanstack/react-router';
import { Badge } from '../../../../ui/badge.tsx';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import type { CareerLine } from '../../line-contract.ts';
import { lineMessages as texts } from '../line-messages.ts';
import { Station } from './station.tsx';

interface OpeningStationProps {
  readonly openings: CareerLine['openings'];
  /** Names of the skills that the reader has learned; undefined while unknown, and for visitors. */
  readonly learnt: ReadonlySet<string> | undefined;
}

/** Last station of a career: its open openings, each with the required skills. */
export function OpeningStation({ openings, learnt }: OpeningStationProps) {
  return (
    <Station state="plain">
      <h3 className="text-h3">{texts.openings}</h3>
      {openings.length === 0 && (
        <p className="text-sm text-muted">
          {texts.noOpenings}{' '}
          <Link to="/work-with-us" className="text-link">
            {texts.seeOpenings}
          </Link>
        </p>
      )}
      <ul className="divide-y divide-line">
        {openings.map(({ openingId, title, location, isExample, skills }) => (
          <li key={openingId} className="grid gap-2 py-4">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h4 className="text-base font-bold">
                <Link
                  to="/openings/$openingId"
                  params={{ openingId }}
                  className="rounded-sm underline-offset-4 hover:text-primary hover:underline"
                >
                  {title}
                </Link>
              </h4>
              {isExample && <Badge>{texts.example}</Badge>}
              <span className="text-sm text-muted">{location}</span>
            </div>
            {skills.length > 0 && (
              <ul aria-label={texts.asksFor(title)} className="flex flex-wrap gap-2">
                {skills.map((name) => (
                  <li key={name}>
                    <Badge tone={learnt?.has(name) ? 'primary' : 'neutral'}>
                      {learnt?.has(name) && <PartIcon name="check" className="size-4" />}
                      <span>{name}</span>
                      {learnt && <span className="sr-only">{learnt.has(name) ? texts.have : texts.lack}</span>}
                    </Badge>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Station>
  );
}
