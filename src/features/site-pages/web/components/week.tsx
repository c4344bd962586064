import { cx } from '../../../../ui/cx.ts';
import { RichText } from '../../../../ui/rich-text.tsx';
import type { PageItem } from '../../site-page.ts';
import { sitePageMessages } from '../messages.ts';

const widths = [
  'w-1/12',
  'w-2/12',
  'w-3/12',
  'w-4/12',
  'w-5/12',
  'w-6/12',
  'w-7/12',
  'w-8/12',
  'w-9/12',
  'w-10/12',
  'w-11/12',
  'w-full',
] as const;

/** Bar chart of a week of a course: activities and their durations. The longest takes the full width. */
export function Week({ items }: { readonly items: readonly PageItem[] }) {
  const longest = Math.max(...items.map(({ minutes = 0 }) => minutes));
  return (
    <ol className="grid gap-6">
      {items.map(({ title, minutes = 0, text }, index) => (
        <li
          key={title}
          className="grid gap-x-10 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[9rem_minmax(0,5fr)_minmax(0,6fr)] lg:items-center"
        >
          <h3 className="text-h3">{title}</h3>
          <div className="flex items-center gap-3 sm:max-lg:col-start-2">
            <div className="grow">
              <div
                aria-hidden="true"
                className={cx(
                  'h-4 rounded-full',
                  widthOf(minutes / longest),
                  index % 2 === 0 ? 'bg-marigold' : 'bg-sky',
                )}
              />
            </div>
            <span className="w-24 shrink-0 text-sm text-muted">{sitePageMessages.minutes(minutes)}</span>
          </div>
          <RichText as="p" className="text-muted sm:max-lg:col-start-2" html={text} />
        </li>
      ))}
    </ol>
  );
}

function widthOf(share: number): string {
  return widths[Math.max(1, Math.floor(share * widths.length)) - 1] ?? '';
}
