import { Avatar } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { RatingDisplay } from '../../../../ui/rating.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { type Feedback, useFeedback } from '../data.ts';
import { feedbackMessages } from '../messages.ts';

/** What learners said about a course, newest first. */
export function FeedbackList({ courseId }: { readonly courseId: string }) {
  const list = useFeedback(courseId);
  if (list.isPending) return <SkeletonLines lines={4} />;
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="grid justify-items-start gap-5">
      {items.length > 0 && (
        <ul className="w-full divide-y divide-line border-y border-line">
          {items.map((feedback) => (
            <FeedbackItem key={feedback.id} feedback={feedback} />
          ))}
        </ul>
      )}
      {list.isSuccess && items.length === 0 && <EmptyState text={feedbackMessages.empty} />}
      {list.isError && (
        <Failed
          text={feedbackMessages.failed}
          retry={feedbackMessages.retry}
          busy={list.isFetching}
          onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {list.isSuccess && list.hasNextPage && (
        <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {feedbackMessages.more}
        </Button>
      )}
    </div>
  );
}

function FeedbackItem({ feedback }: { readonly feedback: Feedback }) {
  const author = feedback.authorName || feedbackMessages.someone;
  const date = new Date(feedback.timestamp);
  return (
    <li className="grid grid-cols-[2.5rem_1fr] gap-x-4 py-6">
      <Avatar id={feedback.userId} name={feedback.authorName} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <bdi className="font-semibold">{author}</bdi>
          <time dateTime={date.toISOString()} className="text-sm text-muted">
            {date.toLocaleDateString(undefined, { dateStyle: 'long' })}
          </time>
        </div>
        <div className="mt-1">
          <RatingDisplay value={feedback.rating} label={feedbackMessages.given(feedback.rating)} />
        </div>
        <p dir="auto" className="mt-2 whitespace-pre-line">
          {feedback.comment}
        </p>
      </div>
    </li>
  );
}
