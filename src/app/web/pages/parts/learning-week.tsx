import { cx } from '../../../../ui/cx.ts';

const days = [
  { days: 'First evening', minutes: 90, text: 'New material, always in the project.' },
  { days: 'The next day', minutes: 15, text: 'Rebuild the example from memory. It is meant to be hard.' },
  { days: 'Second evening', minutes: 90, text: 'Open questions first, then the next part.' },
  { days: 'The weekend', minutes: 105, text: 'Change one thing, so that the project becomes yours.' },
] as const;

const widths = { 15: 'w-1/12', 90: 'w-10/12', 105: 'w-full' } as const;
const tones = ['bg-marigold', 'bg-sky', 'bg-marigold', 'bg-sky'] as const;

/** A week of a course as a chart: what one does, and how long. */
export function LearningWeek() {
  return (
    <ol className="grid gap-6">
      {days.map(({ days: when, minutes, text }, index) => (
        <li
          key={when}
          className="grid gap-x-10 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[9rem_minmax(0,5fr)_minmax(0,6fr)] lg:items-center"
        >
          <h3 className="text-h3">{when}</h3>
          <div className="flex items-center gap-3 sm:max-lg:col-start-2">
            <div className="grow">
              <div aria-hidden="true" className={cx('h-4 rounded-full', widths[minutes], tones[index])} />
            </div>
            <span className="w-24 shrink-0 text-sm text-muted">{minutes} minutes</span>
          </div>
          <p className="text-muted sm:max-lg:col-start-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
