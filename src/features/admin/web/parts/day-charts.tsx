import type { DayCounts } from '../data.ts';
import { overviewMessages as texts } from '../messages.ts';
import { utcDayText } from '../moments.ts';

const series = Object.entries(texts.series) as [keyof typeof texts.series, string][];
const height = 32;
/** Of a bar and the gap after it. */
const step = 4;

/** What came in, day by day: a small chart of bars for each, and all of it as a table for who cannot see them. */
export function DayCharts({ days }: { readonly days: readonly DayCounts[] }) {
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {series.map(([name, label]) => (
          <li key={name} className="rounded-lg border border-line bg-surface p-5">
            <p className="text-sm font-semibold">{label}</p>
            <p className="font-display text-h2 font-bold">{texts.count(sum(days.map((day) => day[name])))}</p>
            <Bars counts={days.map((day) => day[name])} />
            <p className="text-xs text-muted">{texts.most(Math.max(...days.map((day) => day[name])))}</p>
          </li>
        ))}
      </ul>
      <div className="sr-only">
        <table>
          <caption>{texts.tableCaption}</caption>
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

function Bars({ counts }: { readonly counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  return (
    <svg
      viewBox={`0 0 ${counts.length * step - 1} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="currentColor"
      className="mt-3 mb-2 h-16 w-full text-primary"
    >
      <path d={`M0 ${height - 0.25}h${counts.length * step}v0.25H0Z`} className="text-muted" />
      {counts.map((count, place) => {
        const tall = (count / most) * height;
        return <rect key={place} x={place * step} y={height - tall} width={step - 1} height={tall} />;
      })}
    </svg>
  );
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}
