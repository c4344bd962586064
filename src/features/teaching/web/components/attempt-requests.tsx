import { useId } from 'react';
import { learnerMessages, requestMessages as texts } from '../messages.ts';
import { useAttemptRequests } from '../data.ts';
import { ExtraAttempt } from './extra-attempt.tsx';

/** Learners who ask for another attempt at a quiz, longest waiting first; nothing while nobody asks. */
export function AttemptRequests({ courseId }: { readonly courseId: string }) {
  const titleId = useId();
  const { data: requests = [] } = useAttemptRequests(courseId);
  if (requests.length === 0) return null;
  return (
    <section id="attempt-requests" aria-labelledby={titleId} className="grid scroll-mt-24 gap-4">
      <h2 id={titleId} className="text-h2">
        {texts.title}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {requests.map(({ userId, name, email, lessonId, lessonTitle }) => (
          <li key={`${userId} ${lessonId}`} className="grid items-center gap-x-8 gap-y-3 py-4 sm:grid-cols-2">
            <div className="grid min-w-0 gap-0.5">
              <span dir="auto" className="font-semibold wrap-anywhere">
                {name || learnerMessages.nameless}
              </span>
              <span className="text-sm wrap-anywhere text-muted">{email}</span>
              <span className="text-sm">{texts.quizOf(lessonTitle)}</span>
            </div>
            <ExtraAttempt courseId={courseId} userId={userId} lessonId={lessonId} title={lessonTitle} />
          </li>
        ))}
      </ul>
    </section>
  );
}
