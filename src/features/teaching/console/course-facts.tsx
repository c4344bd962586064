import type { CourseNumbers } from './data.ts';
import { courseMessages as texts } from './messages.ts';

/** Statistics of a course's learners. */
export function CourseFacts({ course }: { readonly course: CourseNumbers }) {
  const { activeLately, finished, left, rating, ratings } = course;
  const shown = {
    activeLately: activeLately.toLocaleString('en'),
    finished: finished.toLocaleString('en'),
    left: left.toLocaleString('en'),
    rating: rating === null ? texts.noRating : texts.rating(rating, ratings),
  };
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {(Object.keys(texts.facts) as (keyof typeof texts.facts)[]).map((name) => (
        <div key={name}>
          <dt className="text-sm text-muted">{texts.facts[name]}</dt>
          <dd className="tabular-nums">{shown[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
