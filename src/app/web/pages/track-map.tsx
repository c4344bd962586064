import { cx } from '../../../ui/cx.ts';
import { SiteLink } from '../shell/site-link.tsx';
import { homeTracks } from './home-cards.ts';
import { homeMessages } from './messages.ts';

/** Where the drawing has its stations; the labels hang at the same places. */
const stationTops = ['top-[34%]', 'top-[53%]', 'top-[72%]'] as const;
const trackLefts = ['left-[17.5%]', 'left-[63.5%]'] as const;
const badgeLefts = ['left-[5%]', 'left-[51%]'] as const;
const badgeTones = { marigold: 'bg-marigold', sky: 'bg-sky' } as const;

/** The home page's picture: both tracks as the lines of a map, every course a station and a link. */
export function TrackMap() {
  return (
    <nav aria-label={homeMessages.map.label} className="relative mx-auto aspect-[520/460] w-full max-w-136 text-on-deep lg:mx-0">
      <Lines />
      <p className="absolute top-[10.5%] left-[17.5%] -translate-y-1/2 text-sm font-semibold">{homeMessages.map.start}</p>
      {homeTracks.map(({ title, tone, steps }, track) => (
        <section key={title} aria-label={title}>
          <ol>
            {steps.map(({ courseId, title: course }, step) => (
              <li key={courseId} className={cx('absolute -translate-y-1/2', trackLefts[track], stationTops[step])}>
                <SiteLink
                  path={`/course/${courseId}`}
                  className="grid min-h-11 content-center rounded-sm pr-2 leading-tight no-underline underline-offset-4 hover:underline"
                >
                  <span className="text-xs text-on-deep-muted">{homeMessages.map.step(step + 1)}</span>
                  <span className="font-display text-base font-bold sm:text-h3">{course}</span>
                </SiteLink>
              </li>
            ))}
          </ol>
          <p
            className={cx(
              'absolute top-[90%] max-w-[44%] -translate-y-1/2 rounded-full px-3 py-1 text-xs leading-tight font-semibold text-[#1a1f2b]',
              badgeLefts[track],
              badgeTones[tone],
            )}
          >
            {title}
          </p>
        </section>
      ))}
    </nav>
  );
}

const stationYs = [156, 244, 331] as const;

/** The lines run out of the drawing's lower edge: there is more beyond the third step. */
function Lines() {
  const line = 'animate-[draw_1.1s_ease-out_both] fill-none stroke-[9]';
  return (
    <svg viewBox="0 0 520 460" aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      <path pathLength="1" strokeDasharray="1" d="M56 48H232c44 0 63 19 63 63v409" className={cx(line, 'stroke-sky')} />
      <path pathLength="1" strokeDasharray="1" d="M56 48v472" className={cx(line, 'stroke-marigold')} />
      <circle cx="56" cy="48" r="19" className="fill-on-deep" />
      <circle cx="56" cy="48" r="8" className="fill-deep" />
      {[56, 295].map((x) =>
        stationYs.map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="11" className="fill-deep stroke-on-deep stroke-[5]" />),
      )}
    </svg>
  );
}
