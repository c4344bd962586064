import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { Avatar } from '../../../../ui/avatar.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { RatingDisplay } from '../../../../ui/rating.tsx';
import { type Feedback, useFeedback } from '../data.ts';
import { feedbackMessages } from '../messages.ts';

/** What learners said about a course, newest first. */
export function FeedbackList({ courseId }: { readonly courseId: string }) {
  return (
    <LoadedList
      query={useFeedback(courseId)}
      lines={4}
      texts={feedbackMessages}
      empty={<EmptyState text={feedbackMessages.empty} />}
    >
      {(items) => (
        <ul className="divide-y divide-line border-y border-line">
          {items.map((feedback) => (
            <FeedbackItem key={feedback.id} feedback={feedback} />
          ))}
        </ul>
      )}
    </LoadedList>
  );
}

function FeedbackItem({ feedback }: { readonly feedback: Feedback }) {
  const author = feedback.authorName || feedbackMessages.someone;
  const date = new Date(feedback.timestamp);
  return (
    <li className="grid grid-cols-[2.5rem_1fr] gap-x-4 py-6">
      <Avatar id={feedback.userId ?? feedback.id} name={feedback.authorName} />
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
