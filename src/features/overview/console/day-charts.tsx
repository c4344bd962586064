import { utcDayText } from '../../admin/web/public.ts';
import type { DayCounts } from './data.ts';
import { DayBars } from './day-bars.tsx';
import { overviewMessages as texts } from './messages.ts';

const series = Object.entries(texts.series) as [keyof typeof texts.series, string][];
interface DayChartsProps {
  readonly days: readonly DayCounts[];
  /** Counts of the preceding period of the same length. */
  readonly before: Omit<DayCounts, 'day'>;
}

/** Counts by day: a small bar chart for each kind, and a table of all for screen readers. */
export function DayCharts({ days, before }: DayChartsProps) {
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {series.map(([name, label]) => (
          <li key={name} className="rounded-lg border border-line bg-surface p-5">
            <p className="text-sm font-semibold">{label}</p>
            <p className="font-display text-h2 font-bold">{texts.count(sum(days.map((day) => day[name])))}</p>
            <p className="text-sm text-muted">{texts.before(before[name], days.length)}</p>
            <DayBars days={days} kind={name} />
          </li>
        ))}
      </ul>
      <div className="sr-only">
        <table>
          <caption>{texts.tableCaption(days.length)}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              {series.map(([name, label]) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((counts) => (
              <tr key={counts.day}>
                <th scope="row">{utcDayText(counts.day)}</th>
                {series.map(([name]) => (
                  <td key={name}>{texts.count(counts[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}
