import { Link } from '@tanstack/react-router';
import { Failed } from '../../../../ui/failed.tsx';
import { RatingDisplay } from '../../../../ui/rating.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { type Course, findCourse } from '../../../courses/catalogue.ts';
import { useMyLastFeedback } from '../../../feedback/web/public.ts';
import { continueMessages } from '../messages.ts';

/** The learner's newest feedback on one of their courses. */
export function LastFeedback({ courses }: { readonly courses: readonly Course[] }) {
  const { data: last, isError, isFetching, refetch } = useMyLastFeedback();
  return (
    <section aria-labelledby="last-feedback">
      <h2 id="last-feedback" className="mb-4 text-h3">
        {continueMessages.feedbackTitle}
      </h2>
      {last === undefined && !isError && <SkeletonLines lines={2} />}
      {isError && (
        <Failed
          text={continueMessages.feedbackFailed}
          retry={continueMessages.retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {last && (
        <div className="grid justify-items-start gap-2 border-y border-line py-4">
          <Link to="/course/$courseId" params={{ courseId: last.courseId }} className="text-link text-sm font-semibold">
            {continueMessages.feedbackOn(findCourse({ courses }, last.courseId)?.title ?? last.courseId)}
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
