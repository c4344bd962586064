import { Link } from '@tanstack/react-router';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { RatingDisplay } from '../../../../ui/rating.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { findCourse } from '../../../courses/courses.ts';
import { useMyLastFeedback } from '../../../feedback/web/public.ts';
import { continueMessages } from '../messages.ts';

/** What the learner said last about one of their courses. */
export function LastFeedback() {
  const { data: last, isError, isFetching, refetch } = useMyLastFeedback();
  return (
    <section aria-labelledby="last-feedback">
      <h2 id="last-feedback" className="mb-4 text-h3">
        {continueMessages.feedbackTitle}
      </h2>
      {last === undefined && !isError && <SkeletonLines lines={2} />}
      {isError && (
        <div className="grid justify-items-start gap-3">
          <ErrorLine>{continueMessages.feedbackFailed}</ErrorLine>
          <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
            {continueMessages.retry}
          </Button>
        </div>
      )}
      {last && (
        <div className="grid justify-items-start gap-2 border-y border-line py-4">
          <Link to="/course/$courseId" params={{ courseId: last.courseId }} className="text-link text-sm font-semibold">
            {continueMessages.feedbackOn(findCourse(last.courseId)?.title ?? last.courseId)}
          </Link>
          <RatingDisplay value={last.rating} label={continueMessages.stars(last.rating)} />
          <p dir="auto" className="text-sm whitespace-pre-line">
            {last.comment}
          </p>
        </div>
      )}
      {last === null && <p className="text-sm text-muted">{continueMessages.feedbackNone}</p>}
    </section>
  );
}
