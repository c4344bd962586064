import { keepSubmitting } from '../../features/exercises/web/submit/submissions.ts';
import { keepNotesSent } from '../../features/lessons/web/notes-outbox.ts';
import { keepSending } from '../../features/progress/web/outbox.ts';
import { keepAnswersSent } from '../../features/quizzes/web/answers-outbox.ts';

/**
 * Sends this learner's pending and future events, submissions, notes and answers whenever the server is reachable.
 * Returns a function that stops it.
 */
export function sendOutboxes(uid: string): () => void {
  const stops = [keepSending, keepSubmitting, keepNotesSent, keepAnswersSent].map((keep) => keep(uid));
  return () => {
    for (const stop of stops) stop();
  };
}
