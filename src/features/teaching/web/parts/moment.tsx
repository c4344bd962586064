import { shortDay } from '../dates.ts';
import { learnerMessages } from '../messages.ts';

interface MomentProps {
  /** Milliseconds since 1970. */
  readonly momentMs: number | null;
  /** How the dash is read out that stands there while there is none. */
  readonly none: string;
}

/** A day in a cell. */
export function Moment({ momentMs, none }: MomentProps) {
  if (momentMs === null) {
    return (
      <>
        <span aria-hidden="true">{learnerMessages.none}</span>
        <span className="sr-only">{none}</span>
      </>
    );
  }
  return <time dateTime={new Date(momentMs).toISOString()}>{shortDay(momentMs)}</time>;
}
