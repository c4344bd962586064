import { useState } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { weekMessages as texts } from '../messages.ts';
import { weekOf } from '../week.ts';

/** Number of items finished on each of the last seven days. */
export function ThisWeek({ finishedAt }: { readonly finishedAt: readonly number[] }) {
  const [now] = useState(Date.now);
  const days = weekOf(finishedAt, now);
  const count = days.reduce((sum, day) => sum + day.count, 0);
  return (
    <section aria-labelledby="this-week" className="grid gap-3">
      <h2 id="this-week" className="text-h3">
        {texts.title}
      </h2>
      <ul className="flex justify-between gap-2">
        {days.map((day) => (
          <li key={day.date.getTime()} className="grid place-items-center gap-1 text-xs text-muted">
            <span className="sr-only">
              {texts.day(day.date.toLocaleDateString(undefined, { weekday: 'long' }), day.count)}
            </span>
            <span
              aria-hidden="true"
              className={cx(
                'grid size-8 place-items-center rounded-full border',
                day.count > 0 ? 'border-primary bg-primary text-on-primary' : 'border-line bg-surface',
              )}
            >
              {day.count > 0 && <PartIcon name="check" className="size-4" />}
            </span>
            <span aria-hidden="true">{day.date.toLocaleDateString(undefined, { weekday: 'narrow' })}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm">
        {count === 0 ? <span className="text-muted">{texts.none}</span> : <strong>{texts.count(count)}</strong>}
      </p>
      {count > 0 && <p className="text-sm text-muted">{texts.hint}</p>}
    </section>
  );
}
