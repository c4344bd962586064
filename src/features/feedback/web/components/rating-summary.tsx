import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { RatingDisplay } from '../../../../ui/rating.tsx';
import { useCourseRating } from '../own-data.ts';
import { ratingMessages as texts } from '../own-messages.ts';

/** Rating of a course: the average and the distribution. Renders nothing without ratings, or while loading. */
export function RatingSummary({ courseId }: { readonly courseId: string }) {
  const { data } = useCourseRating(courseId);
  if (!data || data.average === null) return null;
  const { average, count, distribution } = data;
  const shown = average.toLocaleString('en', { maximumFractionDigits: 1 });
  return (
    <section aria-label={texts.title} className="grid gap-4 rounded-lg border border-line bg-surface p-6">
      <div className="flex items-center gap-4">
        <p aria-hidden="true" className="text-h1">
          {shown}
        </p>
        <div>
          <RatingDisplay value={Math.round(average)} label={texts.average(shown)} />
          <p className="text-sm text-muted">{texts.count(count)}</p>
        </div>
      </div>
      <ul className="grid gap-2">
        {distribution
          .map((given, place) => ({ given, stars: place + 1 }))
          .toReversed()
          .map(({ given, stars }) => (
            <li key={stars} className="flex items-center text-sm">
              <span aria-hidden="true" className="w-20 shrink-0">
                {texts.row(stars)}
              </span>
              <div className="grow">
                <ProgressBar
                  label={texts.row(stars)}
                  percent={Math.round((given / count) * 100)}
                  text={String(given)}
                />
              </div>
            </li>
          ))}
      </ul>
    </section>
  );
}
