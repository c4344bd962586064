import { type PointerEvent, useState } from 'react';
import { utcDayText } from '../../admin/web/public.ts';
import type { DayCounts } from './data.ts';
import { overviewMessages as texts } from './messages.ts';

type Kind = Exclude<keyof DayCounts, 'day'>;

const height = 32;
/** Width of a bar and the gap after it, in units of the drawing. */
const step = 4;

/** Bar chart of a kind by day, with the number under the pointer. Hidden from screen readers, which have the table. */
export function DayBars({ days, kind }: { readonly days: readonly DayCounts[]; readonly kind: Kind }) {
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const counts = days.map((day) => day[kind]);
  const most = Math.max(...counts);
  const day = pointedAt === null ? undefined : days[pointedAt];

  function point({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointedAt(Math.min(days.length - 1, Math.max(0, Math.floor(((clientX - left) / width) * days.length))));
  }

  return (
    <div aria-hidden="true">
      <svg
        viewBox={`0 0 ${counts.length * step - 1} ${height}`}
        preserveAspectRatio="none"
        fill="currentColor"
        className="mt-3 mb-2 h-16 w-full text-primary"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointedAt(null)}
      >
        {pointedAt !== null && (
          <rect x={pointedAt * step - 0.5} width={step} height={height} className="text-muted" opacity={0.25} />
        )}
        <path d={`M0 ${height - 0.25}h${counts.length * step}v0.25H0Z`} className="text-muted" />
        {counts.map((count, place) => {
          const tall = (count / Math.max(1, most)) * height;
          return <rect key={place} x={place * step} y={height - tall} width={step - 1} height={tall} />;
        })}
      </svg>
      <p className="text-xs text-muted">{day ? texts.onDay(utcDayText(day.day), day[kind]) : texts.most(most)}</p>
    </div>
  );
}
