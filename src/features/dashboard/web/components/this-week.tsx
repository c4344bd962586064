import { cx } from '../../../../ui/cx.ts';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { weekMessages as texts } from '../messages.ts';
import { type Finished, finishedText, weekOf } from '../week.ts';

interface ThisWeekProps {
  readonly finished: readonly Finished[];
  /** Time at which they were read; milliseconds since 1970. */
  readonly now: number;
}

/** Items finished on each of the last seven days, and how many of each kind. */
export function ThisWeek({ finished, now }: ThisWeekProps) {
  const days = weekOf(finished, now);
  const items = days.flatMap((day) => day.finished);
  return (
    <section aria-labelledby="this-week" className="grid gap-3">
      <h2 id="this-week" className="text-h3">
        {texts.title}
      </h2>
      <ul className="flex justify-between gap-2">
        {days.map((day) => (
          <li key={day.date.getTime()} className="grid place-items-center gap-1 text-xs text-muted">
            <span className="sr-only">
              {texts.day(day.date.toLocaleDateString('en', { weekday: 'long' }), day.finished.length)}
            </span>
            <span
              aria-hidden="true"
              className={cx(
                'grid size-8 place-items-center rounded-full border',
                day.finished.length > 0 ? 'border-primary bg-primary text-on-primary' : 'border-line bg-surface',
              )}
            >
              {day.finished.length > 0 && <PartIcon name="check" className="size-4" />}
            </span>
            <span aria-hidden="true">{day.date.toLocaleDateString('en', { weekday: 'narrow' })}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm">
        {items.length === 0 ? (
          <span className="text-muted">{texts.none}</span>
        ) : (
          <span>{texts.finished(finishedText(items))}</span>
        )}
      </p>
    </section>
  );
}
