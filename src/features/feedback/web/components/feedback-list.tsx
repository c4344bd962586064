import { useState } from 'react';
import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { Avatar } from '../../../../ui/avatar.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { RatingDisplay } from '../../../../ui/rating.tsx';
import { useOwnUid } from '../../../identity/web/public.ts';
import { type Feedback, useFeedback } from '../data.ts';
import { feedbackMessages } from '../messages.ts';
import type { Elements } from '../../../../ui/elements.ts';

// Lazy, because only authors need it.
const OwnFeedbackActs = lazyPart(() => import('./own-feedback-acts.tsx'), feedbackMessages.part);

/** A course's feedback, newest first; users can edit and delete their own. */
export function FeedbackList({ courseId }: { readonly courseId: string }) {
  const uid = useOwnUid();
  const [removed, setRemoved] = useState(0);
  return (
    <>
      {/* Deleting also removes the focused button, so this line takes the focus. */}
      <DoneLine key={removed} takesFocus={removed > 0}>
        {removed > 0 && feedbackMessages.removed}
      </DoneLine>
      <LoadedList
        query={useFeedback(courseId)}
        lines={4}
        texts={feedbackMessages}
        empty={<EmptyState text={feedbackMessages.empty} />}
      >
        {(items) => (
          <ul className="divide-y divide-line border-y border-line">
            {items.map((feedback) => (
              <FeedbackItem key={feedback.id} feedback={feedback}>
                {feedback.userId !== null && feedback.userId === uid && (
                  <OwnFeedbackActs feedback={feedback} onRemoved={() => setRemoved((times) => times + 1)} />
                )}
              </FeedbackItem>
            ))}
          </ul>
        )}
      </LoadedList>
    </>
  );
}

interface FeedbackItemProps {
  readonly feedback: Feedback;
  /** Actions of the author. */
  readonly children: Elements;
}

function FeedbackItem({ feedback, children }: FeedbackItemProps) {
  const author = feedback.authorName || feedbackMessages.someone;
  const date = new Date(feedback.timestamp);
  return (
    <li className="grid grid-cols-[2.5rem_1fr] gap-x-4 py-6">
      <Avatar id={feedback.userId ?? feedback.id} name={feedback.authorName} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <bdi className="font-semibold">{author}</bdi>
          <time dateTime={date.toISOString()} className="text-sm text-muted">
            {date.toLocaleDateString('en', { dateStyle: 'long' })}
          </time>
        </div>
        <div className="mt-1">
          <RatingDisplay value={feedback.rating} label={feedbackMessages.given(feedback.rating)} />
        </div>
        <p dir="auto" className="mt-2 whitespace-pre-line">
          {feedback.comment}
        </p>
        {feedback.answer && (
          <div className="mt-3 rounded-lg border border-line bg-surface p-4">
            <p className="text-sm font-semibold">{feedbackMessages.answer[feedback.answeredAs ?? 'organisation']}</p>
            <p dir="auto" className="whitespace-pre-line">
              {feedback.answer}
            </p>
          </div>
        )}
        {children}
      </div>
    </li>
  );
}
