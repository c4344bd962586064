import { Link } from '@tanstack/react-router';
import { Badge } from '../../../../ui/badge.tsx';
import { shortVersion } from '../format.ts';
import type { HandInLine } from './data.ts';
import { handInsMessages as texts, nameOf, titleOf } from './messages.ts';

/** One line per submission: learner, task, time and grade. */
export function HandInList({ handIns }: { readonly handIns: readonly HandInLine[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {handIns.map((handIn) => (
        <Line key={handIn.id} handIn={handIn} />
      ))}
    </ul>
  );
}

function Line({ handIn }: { readonly handIn: HandInLine }) {
  const { id, courseId, at, grade, email, version, isOfEarlierVersion } = handIn;
  return (
    <li className="grid items-center gap-x-8 gap-y-1 py-3 lg:grid-cols-3">
      <div className="grid min-w-0 justify-items-start">
        <Link
          to="/teach/$courseId/hand-ins/$handInId"
          params={{ courseId, handInId: id }}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-primary underline-offset-4 hover:underline"
        >
          <bdi>{nameOf(handIn)}</bdi>
        </Link>
        {handIn.name !== '' && <span className="max-w-full text-xs wrap-anywhere text-muted">{email}</span>}
      </div>
      <div className="grid min-w-0">
        <span className="wrap-anywhere">{titleOf(handIn)}</span>
        <span className="text-xs text-muted">{texts.version(shortVersion(version), isOfEarlierVersion)}</span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <time dateTime={new Date(at).toISOString()} className="text-sm text-muted">
          {texts.at(at)}
        </time>
        {grade ? (
          <Badge tone={grade.isPassed ? 'primary' : 'neutral'}>{texts.points(grade)}</Badge>
        ) : (
          <Badge tone="marigold">{texts.states.waiting}</Badge>
        )}
      </div>
    </li>
  );
}
