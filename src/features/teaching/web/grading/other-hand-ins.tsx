import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import type { HandInToGrade } from './data.ts';
import { handInMessages as texts, handInsMessages } from './messages.ts';

/** Earlier and later submissions of the same learner for the same task, each with its grade. */
export function OtherHandIns({ handIn: { courseId, at, others } }: { readonly handIn: HandInToGrade }) {
  const titleId = useId();
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h2 id={titleId} className="text-h3">
        {texts.others}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {others.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1 text-sm">
            <Link
              to="/teach/$courseId/hand-ins/$handInId"
              params={{ courseId, handInId: other.id }}
              className="text-link inline-flex min-h-11 items-center"
            >
              {handInsMessages.at(other.at)}
            </Link>
            {other.at > at && <Badge tone="sky">{texts.newer}</Badge>}
            <span className="text-muted">{other.grade ? handInsMessages.points(other.grade) : texts.waits}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
