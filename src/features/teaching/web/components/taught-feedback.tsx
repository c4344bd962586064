import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { RatingDisplay } from '../../../../ui/rating.tsx';
import { useFeedback } from '../../../feedback/web/public.ts';
import { taughtFeedbackMessages as texts } from '../feedback-messages.ts';
import { AnswerAct } from './answer-act.tsx';

/** Learners' feedback on a course, for its teachers to answer. */
export function Part({ courseId }: { readonly courseId: string }) {
  return (
    <section aria-labelledby="taught-feedback" className="grid grid-cols-1 gap-5">
      <div>
        <h2 id="taught-feedback" className="text-h2">
          {texts.title}
        </h2>
        <p className="mt-1 text-muted">{texts.lead}</p>
      </div>
      <LoadedList query={useFeedback(courseId)} lines={3} texts={texts} empty={<EmptyState text={texts.empty} />}>
        {(items) => (
          <ul className="divide-y divide-line border-y border-line">
            {items.map((feedback) => {
              const author = feedback.authorName || texts.someone;
              const day = new Date(feedback.timestamp).toLocaleDateString('en', { dateStyle: 'long' });
              return (
                <li key={feedback.id} className="grid grid-cols-1 justify-items-start gap-3 py-6">
                  <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                    <bdi className="font-semibold">{author}</bdi>
                    <span className="text-sm text-muted">{day}</span>
                    <RatingDisplay value={feedback.rating} label={texts.stars(feedback.rating)} />
                  </div>
                  <p dir="auto" className="max-w-2xl whitespace-pre-wrap wrap-anywhere">
                    {feedback.comment}
                  </p>
                  <AnswerAct feedback={feedback} of={texts.of(author, day)} />
                </li>
              );
            })}
          </ul>
        )}
      </LoadedList>
    </section>
  );
}
