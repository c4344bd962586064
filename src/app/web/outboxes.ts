import { startSubmitting } from '../../features/exercises/web/submit/submissions.ts';
import { notesSender } from '../../features/lessons/web/notes-outbox.ts';
import { keepSending } from '../../features/progress/web/outbox.ts';
import { answersSender } from '../../features/quizzes/web/answers-outbox.ts';

/**
 * Sends this learner's pending and future events, submissions, notes and answers whenever the server is reachable.
 * Returns a function that stops it.
 */
export function sendOutboxes(uid: string): () => void {
  const stops = [keepSending, startSubmitting, notesSender, answersSender].map((keep) => keep(uid));
  return () => {
    for (const stop of stops) stop();
  };
}
