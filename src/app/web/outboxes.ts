import { startSubmitting } from '../../features/exercises/web/submit/submissions.ts';
import { notesSender } from '../../features/lessons/web/notes-outbox.ts';
import { keepSending } from '../../features/progress/web/outbox.ts';
import { answersSender } from '../../features/quizzes/web/answers-outbox.ts';
import { startSendingReviews } from '../../features/review/web/outbox/review-outbox.ts';

/**
 * Sends this learner's pending and future events, submissions, notes, quiz and review answers whenever the server is reachable.
 * Returns a function that stops it.
 */
export function sendOutboxes(uid: string): () => void {
  const stops = [keepSending, startSubmitting, notesSender, answersSender, startSendingReviews].map((keep) =>
    keep(uid),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
