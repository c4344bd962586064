import { useState } from 'react';
import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { Button } from '../../../../ui/button.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { RatingDisplay } from '../../../../ui/rating.tsx';
import { AnswerField, useFeedback } from '../../../feedback/web/public.ts';
import { useSession } from '../../../identity/web/public.ts';
import { taughtFeedbackMessages as texts } from '../feedback-messages.ts';

/** What learners say of a course, for whoever teaches it to answer. */
export function Part({ courseId }: { readonly courseId: string }) {
  const [openId, setOpenId] = useState<string>();
  const [done, setDone] = useState({ text: '', times: 0 });
  const session = useSession();
  const isAdmin = session.status === 'signed-in' && session.user.role === 'admin';

  function finish(text: string) {
    setOpenId(undefined);
    setDone(({ times }) => ({ text, times: times + 1 }));
  }

  return (
    <section aria-labelledby="taught-feedback" className="grid grid-cols-1 gap-5">
      <div>
        <h2 id="taught-feedback" className="text-h2">
          {texts.title}
        </h2>
        <p className="mt-1 text-muted">{texts.lead}</p>
      </div>
      {/* The field goes with what was pressed in it. */}
      <DoneLine key={done.times} takesFocus={done.times > 0}>
        {done.text}
      </DoneLine>
      <LoadedList query={useFeedback(courseId)} lines={3} texts={texts} empty={<EmptyState text={texts.empty} />}>
        {(items) => (
          <ul className="divide-y divide-line border-y border-line">
            {items.map((feedback) => {
              const author = feedback.authorName || texts.someone;
              const day = new Date(feedback.timestamp).toLocaleDateString(undefined, { dateStyle: 'long' });
              const label = feedback.answer ? texts.openAnswered : texts.open;
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
                  {openId === feedback.id ? (
                    <AnswerField feedback={feedback} as={isAdmin ? 'organisation' : 'teacher'} onDone={finish} />
                  ) : (
                    <Button
                      variant="secondary"
                      aria-label={`${label}: ${texts.of(author, day)}`}
                      onClick={() => setOpenId(feedback.id)}
                    >
                      {label}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </LoadedList>
    </section>
  );
}
