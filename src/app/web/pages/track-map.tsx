import { cx } from '../../../ui/cx.ts';
import { SiteLink } from '../../../platform/web/site-link.tsx';
import type { HomeTrack } from './home-cards.ts';
import { homeMessages } from './home-messages.ts';

/** Number of lines that fit on the map; the catalog shows all tracks. */
const tracksMax = 2;
const tones = { marigold: 'bg-marigold', sky: 'bg-sky' } as const;

/**
 * Picture of the home page: the first tracks as lines of a map, each course a station and a link. The lines run off the
 * lower edge of the container: more follows the third step.
 */
export function TrackMap({ tracks }: { readonly tracks: readonly HomeTrack[] }) {
  return (
    <nav
      aria-label={homeMessages.map.label}
      className="relative grid w-full max-w-136 grid-cols-[5fr_6fr] lg:grid-cols-2"
    >
      <p className="absolute top-0 left-0 text-sm font-semibold">{homeMessages.map.start}</p>
      {tracks.length > 1 && <Junction />}
      {tracks.slice(0, tracksMax).map(({ trackId, title, tone, steps }) => (
        <section key={trackId} aria-label={title} className="group/track relative pt-27 pb-12 lg:pt-32 lg:pb-20">
          <div
            aria-hidden="true"
            className={cx(
              'absolute bottom-0 left-3 w-2 origin-top animate-[grow_0.9s_ease-out_both] lg:left-3.5 lg:w-2.5',
              'group-first-of-type/track:top-11 group-last-of-type/track:top-25 group-last-of-type/track:[animation-delay:0.35s]',
              tones[tone],
            )}
          />
          <ol className="grid gap-3 lg:gap-5">
            {steps.map(({ courseId, title: course }, index) => (
              <li key={courseId} className="relative pl-11 lg:pl-14">
                <span
                  aria-hidden="true"
                  className="absolute top-1/2 left-4 size-7 -translate-1/2 rounded-full border-5 border-on-deep bg-deep lg:left-4.75 lg:size-8 lg:border-6"
                />
                <SiteLink
                  path={`/course/${courseId}`}
                  className="grid min-h-17 content-center justify-items-start rounded-sm no-underline underline-offset-4 hover:underline"
                >
                  <span className="text-xs text-on-deep-muted">{homeMessages.map.step(index + 1)}</span>
                  <span className="font-display text-base leading-tight font-bold lg:text-h3 xl:text-[1.4375rem]">
                    {course}
                  </span>
                </SiteLink>
              </li>
            ))}
          </ol>
          <p
            className={cx(
              'relative mt-7 mr-3 w-fit rounded-md px-3 py-1.5 text-xs leading-tight font-semibold text-[#1a1f2b]',
              tones[tone],
            )}
          >
            {title}
          </p>
        </section>
      ))}
    </nav>
  );
}

/** Junction where the second line leaves the first. */
function Junction() {
  return (
    <div aria-hidden="true" className="absolute top-7 z-10 left-0 grid h-18 w-full grid-cols-[5fr_6fr] lg:grid-cols-2">
      <div className="relative animate-[unroll_0.5s_ease-out_both]">
        <div className="absolute top-3 -right-5 bottom-0 left-4 rounded-tr-[3.5rem] border-t-8 border-r-8 border-sky lg:-right-6 lg:border-t-10 lg:border-r-10" />
        <span className="absolute top-0 left-4 size-8 -translate-x-1/2 rounded-full border-10 border-on-deep bg-deep lg:left-4.75" />
      </div>
    </div>
  );
}
