import { Link } from '@tanstack/react-router';
import { RatingDisplay } from '../../../../ui/rating.tsx';
import { findCourse } from '../../../courses/courses.ts';
import { useMyLastFeedback } from '../../../feedback/web/public.ts';
import { continueMessages } from '../messages.ts';

/** What the learner said last about one of their courses. */
export function LastFeedback({ courseIds }: { readonly courseIds: readonly string[] }) {
  const last = useMyLastFeedback(courseIds);
  return (
    <section aria-labelledby="last-feedback">
      <h2 id="last-feedback" className="mb-4 text-h3">
        {continueMessages.feedbackTitle}
      </h2>
      {last ? (
        <div className="grid justify-items-start gap-2 border-y border-line py-4">
          <Link to="/course/$courseId" params={{ courseId: last.courseId }} className="text-link text-sm font-semibold">
            {continueMessages.feedbackOn(findCourse(last.courseId)?.title ?? last.courseId)}
          </Link>
          <RatingDisplay value={last.rating} label={continueMessages.stars(last.rating)} />
          <p className="text-sm whitespace-pre-line">{last.comment}</p>
        </div>
      ) : (
        <p className="text-sm text-muted">{continueMessages.feedbackNone}</p>
      )}
    </section>
  );
}
