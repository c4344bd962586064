import { shortDay } from '../format.ts';
import { learnerMessages } from '../messages.ts';

interface DateCellProps {
  /** Milliseconds since 1970. */
  readonly momentMs: number | null;
  /** Text that screen readers read instead of the dash if there is no date. */
  readonly none: string;
}

/** Day in a table cell. */
export function DateCell({ momentMs, none }: DateCellProps) {
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
